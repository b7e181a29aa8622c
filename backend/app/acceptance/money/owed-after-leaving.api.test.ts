import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asId, newId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import { UNIT_OF_WORK } from '#platform/tokens.ts';
import { BILLING } from '#modules/billing/index.ts';
import { signUpAdmin } from '#modules/admin/testing/sign-up-admin.ts';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { TEST_PASSWORD, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { ok, ProductFixture, SIGNATURE } from '../../testing/product-fixture.ts';

const BANK = { routingNumber: '110000000', accountNumber: '000123456789' };
const SENT_BACK = {
  name: 'test-sent-back',
  text: `update sandbox_payouts set status = 'failed', failure = 'account_closed' where recipient_id = (
    select account_id from payout_recipients where user_id = $1)`,
};

let app: TestApplication;
let admin: SignedUp;

beforeAll(async () => {
  app = await startTestApplication();
  admin = await signUpAdmin(app);
});
afterAll(() => app.stop());

const owedTo = async ({ id }: SignedUp): Promise<Loose> => {
  const rows: Loose[] = ok(await admin.client.get('/api/admin/owed-balances'));
  return rows.find((one) => one.id === id);
};

async function leave({ client }: SignedUp): Promise<void> {
  const body = { currentPassword: TEST_PASSWORD, forfeit: true };
  expect((await client.send('DELETE', '/api/auth/account', body)).status).toBe(204);
}

describe('someone who left without a balance', () => {
  it('a person who left is owed a returned withdrawal, once', async () => {
    const fixture = await ProductFixture.open(app);
    const { referrer } = fixture;
    const { client, id } = referrer;
    await client.post('/api/payout-account');
    expect((await client.post('/api/sandbox-payout-account', BANK)).status).toBe(204);
    const referralId = asId<'referral'>(ok(await fixture.refer((await fixture.job()).id)).id);
    const reward = { rewardId: newId(), userId: asId<'user'>(id), referralId, amount: Money.ofDollars(50) };
    await app.application.get(UNIT_OF_WORK).transaction(() => app.application.get(BILLING).payReward(reward));
    expect((await client.post('/api/payout-account/withdraw', { amount: '50' })).status).toBe(201);
    await app.settle();
    await app.advance(2);
    await app.settle();
    await leave(referrer);
    expect(await owedTo(referrer)).toBeUndefined();
    await app.application.sql.rows(SENT_BACK, [id]);
    await app.advance(25);
    await app.settle();
    expect(await owedTo(referrer)).toMatchObject({ available: '50.00', coming: '0.00' });
    const paid = { amount: '50.00', reference: 'Check 7' };
    expect((await admin.client.post(`/api/admin/owed-balances/${id}/payout`, paid)).status).toBe(204);
    expect(await owedTo(referrer)).toBeUndefined();
    expect(await fixture.problems()).toEqual([]);
  });

  it('a person who left is owed the bonus of a later hire', async () => {
    const fixture = await ProductFixture.open(app);
    const id = await fixture.interviewing();
    const { token } = await fixture.sentLetter(id);
    await leave(fixture.referrer);
    ok(await fixture.answer(token, SIGNATURE));
    ok(await fixture.put(id, 'hire'));
    await app.settle();
    expect(await owedTo(fixture.referrer)).toMatchObject({ available: '0.00', coming: '500.00' });
    expect(await fixture.problems()).toEqual([]);
  });
});
