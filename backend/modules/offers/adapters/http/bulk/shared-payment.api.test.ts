import { afterAll, beforeAll, expect, it } from 'vitest';
import { CrewFixture } from '#modules/offers/testing/crew-fixture.ts';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { ok } from '#testing/fixtures/referral-fixture.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { signUpAdmin } from '#testing/fixtures/sign-up-admin.ts';

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.stop());

it('an admin sees each person’s part of a shared payment, and finds it by each referral', async () => {
  const admin = await signUpAdmin(app);
  const get = async (path: string) => ok(await admin.client.get(`/api/admin/${path}`));
  const crews = await CrewFixture.open(app);
  const crew = await crews.crew(3);
  const [first] = ok(await crews.bulk(crew));
  await crews.pay(first.offerLetter.payment);
  const { id } = first.offerLetter.payment;
  const payment = await get(`payments/${id}`);
  expect(payment).toMatchObject({ amount: '2775.00', workerName: 'Worker 1, Worker 2, Worker 3' });
  expect(payment.description).toMatch(
    /^Referral bonus × 3, Offer letter and digital signing × 3, Platform fee .* × 3$/,
  );
  expect(payment.referrals.map(({ workerName, amount }: Loose) => [workerName, amount])).toEqual([
    ['Worker 1', '925.00'],
    ['Worker 2', '925.00'],
    ['Worker 3', '925.00'],
  ]);
  expect(payment.ledger.map(({ workerName }: Loose) => workerName).toSorted()).toEqual([
    'Worker 1',
    'Worker 2',
    'Worker 3',
  ]);
  for (const referral of crew) {
    expect((await get(`payments?q=${referral}`)).map((one: Loose) => one['id'])).toEqual([id]);
  }
});
