import { afterAll, beforeAll, expect, it } from 'vitest';
import { EventStreamClient } from '#testing/fixtures/event-stream-client.ts';
import { ReferralFixture } from '#testing/fixtures/referral-fixture.ts';
import { signUpReferrer, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';

let app: TestApplication;
let fixture: ReferralFixture;
beforeAll(async () => {
  app = await startTestApplication();
  fixture = await ReferralFixture.open(app);
});
afterAll(() => app.stop());

async function open({ client }: SignedUp): Promise<EventStreamClient> {
  const stream = await EventStreamClient.open(app.origin, client.cookieHeader());
  await stream.next('unread');
  return stream;
}

it('tells the employer and the referrer of a referral that it has changed, and nobody else', async () => {
  const foreigner = await signUpReferrer(app);
  const [employer, referrer, foreign] = [
    await open(fixture.employer),
    await open(fixture.referrer),
    await open(foreigner),
  ];
  const id = await fixture.refer();
  const isIt = (data: { id: string }): boolean => data.id === id;
  await employer.next('referral', isIt);
  await referrer.next('referral', isIt);
  await fixture.move(id, 'contacted');
  await employer.next('referral', isIt);
  await referrer.next('referral', isIt);
  const known = referrer.events.length;
  expect((await fixture.move(id, 'no-such-status')).status).toBeGreaterThanOrEqual(400);
  await app.settle();
  // The last that is told: whatever came before it has come.
  await fixture.move(id, 'interview_scheduled');
  await referrer.next('referral', isIt);
  expect(referrer.events.slice(known).filter(({ name }) => name === 'referral')).toHaveLength(1);
  expect(foreign.events.map(({ name }) => name)).toEqual(['unread']);
  for (const stream of [employer, referrer, foreign]) stream.close();
});
