import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { signUpReferrer, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { confirmWorker } from '#testing/fixtures/people/confirm-worker.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { ok, ProductFixture } from '../../testing/product-fixture.ts';

const LONG_AGO = {
  name: 'test-long-ago',
  text: `update users set last_active_at = $2::timestamptz - interval '31 days' where id = $1`,
};

let app: TestApplication;
/** Signed in, so that responses never come from the cache. */
let reader: SignedUp;

beforeAll(async () => {
  app = await startTestApplication({ byDay: true });
  reader = await signUpReferrer(app);
});
afterAll(() => app.stop());

/** A minute later, so that they are recounted. */
async function stats(): Promise<Loose> {
  await app.advance(0.02);
  return ok(await reader.client.get('/api/forum/stats'));
}

it('the figures of the forum match real activity', async () => {
  expect(await stats()).toEqual({ activeMembers: 1, successfulReferrals: 0, bonusesPaid: '0.00' });
  expect((await app.client().get('/api/forum/stats')).status).toBe(200);
  const fixture = await ProductFixture.open(app);
  const gone = await signUpReferrer(app);
  const before = await stats();
  expect(before.activeMembers).toBeGreaterThan(1);
  await app.application.sql.rows(LONG_AGO, [gone.id, app.application.clock.now()]);
  expect((await stats()).activeMembers).toBe(before.activeMembers - 1);

  await fixture.saveCard();
  const id = await fixture.interviewing({ referralBonus: '400' });
  await confirmWorker(app, id);
  ok(await fixture.put(id, 'hire'));
  await app.settle();
  expect(await stats()).toMatchObject({ successfulReferrals: 1, bonusesPaid: '0.00' });
  ok(await fixture.put(id, 'complete'));
  await app.advance(31 * 24);
  expect(await stats()).toMatchObject({ successfulReferrals: 1, bonusesPaid: '100.00' });
  await app.advance(31 * 24);
  expect(await stats()).toMatchObject({ successfulReferrals: 1, bonusesPaid: '400.00' });
});
