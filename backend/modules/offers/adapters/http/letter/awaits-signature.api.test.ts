import { afterAll, beforeAll, expect, it } from 'vitest';
import { runSql } from '#testing/fixtures/run-sql.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { OfferFixture, ok } from '#modules/offers/testing/api-fixture.ts';

let app: TestApplication;
let fixture: OfferFixture;
beforeAll(async () => {
  app = await startTestApplication();
  fixture = await OfferFixture.open(app);
});
afterAll(() => app.stop());

const LATE = `update offer_letters set expires_at = '2020-01-01' where id = $1`;

it('a referral awaits a signature from the sending of its letter until the answer or the end of its time', async () => {
  const letterOf = async (id: string) =>
    ok(await fixture.employer.client.get(`/api/referrals/${id}`)).offerLetter;
  const draft = await fixture.interviewing();
  await fixture.paidDraft(draft);
  expect(await letterOf(draft)).toMatchObject({ status: 'draft', awaitsSignature: false });
  const { referralId, token } = await fixture.sent();
  expect(await letterOf(referralId)).toMatchObject({ status: 'sent', awaitsSignature: true });
  ok(await app.client().post(`/api/offer-letters/sign/${token}`, { acceptedTerms: false }));
  expect(await letterOf(referralId)).toMatchObject({ status: 'declined', awaitsSignature: false });
  const late = await fixture.sent();
  await runSql(app.application.sql, LATE, [late.id]);
  expect(await letterOf(late.referralId)).toMatchObject({ awaitsSignature: false });
});
