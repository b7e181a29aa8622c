import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#kernel/ids.ts';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { signUpAdmin } from '#testing/fixtures/sign-up-admin.ts';
import { signUpReferrer, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';

const EARN = {
  name: 'test-earn',
  text: `with t as (insert into ledger_transactions (id, kind, reference, occurred_at, provider)
      values (gen_random_uuid(), 'reward_paid', 'reward:' || $1::text, now(), 'sandbox') returning id)
    insert into ledger_entries (transaction_id, account, amount_cents)
      select t.id, e.account, e.cents from t cross join (values ('reward_expense', -10000),
        ('referrer_available:' || $1::text, 10000)) as e (account, cents)`,
};
const AT_PROVIDER = {
  name: 'test-recipient-status',
  text: `update sandbox_recipients set status = $2 where reference = $1::text`,
};
/** The withdrawal was made at another provider. */
const MOVED = { name: 'test-moved-withdrawal', text: 'update withdrawals set provider = $2 where id = $1' };
const BANK = { routingNumber: '110000000', accountNumber: '000123456789' };

describe('POST /api/admin/withdrawals/{id}/retry', () => {
  let app: TestApplication;
  let admin: SignedUp;
  let person: SignedUp;

  beforeAll(async () => {
    app = await startTestApplication();
    [admin, person] = [await signUpAdmin(app), await signUpReferrer(app)];
  });
  afterAll(() => app.stop());

  const sql = (statement: { name: string; text: string }, ...values: unknown[]) =>
    app.application.sql.rows(statement, values);
  const retry = (id: string, { client }: { readonly client: SignedUp['client'] } = admin) =>
    client.post(`/api/admin/withdrawals/${id}/retry`);
  const failed = async (): Promise<Loose> =>
    (await admin.client.get<Loose[]>('/api/admin/withdrawals?status=failed')).body[0];

  it('a withdrawal that no bank has refused is retried once, and the audit log records it', async () => {
    await sql(EARN, person.id);
    await person.client.post('/api/payout-account');
    await person.client.post('/api/sandbox-payout-account', BANK);
    await sql(AT_PROVIDER, person.id, 'verifying');
    await person.client.post('/api/payout-account/withdraw', { amount: '100' });
    await app.settle();
    const { id, ...listed } = await failed();
    expect(listed).toMatchObject({ failure: 'account_not_ready', amount: '100.00', mayRetry: true });
    const early = await retry(id);
    expect(early).toMatchObject({
      status: 422,
      body: { code: 'billing.payouts_not_ready', message: "Their payout account isn't ready" },
    });
    await sql(AT_PROVIDER, person.id, 'active');
    await person.client.post('/api/payout-account/refresh');

    await sql(MOVED, id, 'stripe');
    expect((await failed()).mayRetry).toBe(false);
    expect((await retry(id)).body.code).toBe('billing.unknown_withdrawal');
    await sql(MOVED, id, 'sandbox');

    expect((await retry(id, person)).status).toBe(403);
    expect((await retry(id, { client: app.client() })).status).toBe(401);
    expect((await retry(newId())).status).toBe(404);
    expect((await retry(id)).status).toBe(204);
    const again = await retry(id);
    expect([again.status, again.body.code]).toEqual([409, 'billing.withdrawal_retried']);
    expect((await failed()).mayRetry).toBe(false);

    await app.settle();
    await app.advance(1);
    const { body: account } = await person.client.get('/api/payout-account');
    expect(account).toMatchObject({ availableBalance: '0.00', inTransit: '0.00' });
    expect(account.withdrawals.map(({ status }: Loose) => status)).toEqual(['paid', 'failed']);
    const log = (await admin.client.get<Loose[]>('/api/admin/audit-log')).body;
    expect(log.filter(({ action }) => action === 'withdrawal.retried')).toMatchObject([
      { details: { withdrawalId: id, amount: '100.00' } },
    ]);
  });
});
