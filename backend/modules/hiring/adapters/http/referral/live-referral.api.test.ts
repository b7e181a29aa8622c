import { afterAll, beforeAll, expect, it } from 'vitest';
import { EventStreamClient } from '#testing/fixtures/event-stream-client.ts';
import { ReferralFixture } from '#testing/fixtures/referral-fixture.ts';
import { signUpReferrer, testPhone, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { textsTo } from '#testing/fixtures/people/confirmed-phone.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';

let app: TestApplication;
let fixture: ReferralFixture;
beforeAll(async () => {
  app = await startTestApplication({ byDay: true });
  fixture = await ReferralFixture.open(app);
});
afterAll(() => app.stop());

async function open({ client }: SignedUp): Promise<EventStreamClient> {
  const stream = await EventStreamClient.open(app.origin, client.cookieHeader());
  await stream.next('unread');
  return stream;
}

it('the streams of only the employer and the referrer report a changed referral', async () => {
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
  // This is the last event, so every earlier event has arrived.
  await fixture.move(id, 'interview_scheduled');
  await referrer.next('referral', isIt);
  expect(referrer.events.slice(known).filter(({ name }) => name === 'referral')).toHaveLength(1);
  expect(foreign.events.map(({ name }) => name)).toEqual(['unread']);
  for (const stream of [employer, referrer, foreign]) stream.close();
});

it('both streams report the worker’s answer to an interview', async () => {
  const workerPhone = testPhone();
  const id = await fixture.refer({ workerPhone });
  const at = new Date(app.application.clock.now().getTime() + 48 * 3_600_000).toISOString();
  const invitation = {
    status: 'interview_scheduled',
    interview: { at, kind: 'phone', place: null, note: null },
  };
  await fixture.employer.client.put(`/api/referrals/${id}/status`, invitation);
  const texts = await textsTo(app, workerPhone);
  const link = texts.flatMap((text) => /\/interview\/([\w-]+)/.exec(text)?.[1] ?? [])[0];
  // The streams open after all earlier events of this referral.
  const streams = [await open(fixture.employer), await open(fixture.referrer)];
  expect((await app.client().post(`/api/interviews/${link}`, { answer: 'confirm' })).status).toBe(200);
  for (const stream of streams) await stream.next('referral', (data: { id: string }) => data.id === id);
  for (const stream of streams) stream.close();
});
