import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { Sql } from '#platform/persistence/sql.ts';
import { OfferFixture, ok } from '#modules/offers/testing/api-fixture.ts';

let app: TestApplication;
let fixture: OfferFixture;
beforeAll(async () => {
  app = await startTestApplication();
  fixture = await OfferFixture.open(app);
});
afterAll(() => app.stop());

it('a letter with its actions takes one query, besides its referral and its payments', async () => {
  const { referralId } = await fixture.sent();
  await app.settle();
  const rows = vi.spyOn(Sql.prototype, 'rows');
  const letter = ok(await fixture.employer.client.get(`/api/offer-letters/referral/${referralId}`));
  const names = rows.mock.calls.map(([{ name }]) => name);
  rows.mockRestore();
  expect(letter.actions).toContain('extend');
  expect(letter.payment).toMatchObject({ status: 'succeeded' });
  expect(names.filter((name) => /letter|billing|referral/.test(name))).toEqual([
    'referral-facts',
    'offer-letter-latest',
    'billing-money-of-letter',
    'billing-paid-for-letter',
  ]);
});
