import { asId } from '#kernel/ids.ts';
import { SANDBOX_BANKS, SANDBOX_ROUTING } from '#modules/billing/contract/payouts/sandbox-bank.ts';
import { BillingFixture } from '#modules/billing/testing/billing-fixture.ts';
import { badLine } from '#modules/billing/testing/bad-line.ts';
import { payoutProviderContract } from '#modules/billing/testing/payouts/payout-provider.contract.ts';

const TRANSFERS = { name: 'test-transfers', text: 'select count(*)::int as n from sandbox_transfers' };
const BALANCE = {
  name: 'test-recipient-balance',
  text: `select (coalesce((select sum(amount_cents) from sandbox_transfers where destination = $1 and reversed_at is null), 0)
    - coalesce((select sum(amount_cents) from sandbox_payouts where recipient_id = $1 and status = 'paid'), 0))::float8 as n`,
};

payoutProviderContract('The sandbox', async () => {
  const fixture = await BillingFixture.open();
  const bank = fixture.sandbox.bank;
  const one = async (statement: { name: string; text: string }, values: readonly unknown[] = []) =>
    (await fixture.sql.row<{ n: number }>(statement, values))?.n ?? 0;
  const line = badLine(fixture.parts.providers.payouts);
  return {
    provider: line.provider,
    user: () => fixture.user('referrer'),
    finishOnboarding: (_id, userId, behavior) => {
      const known = Object.entries(SANDBOX_BANKS).find(([name]) => name === behavior);
      const accountNumber = known?.[1] ?? '';
      return bank.connect(asId(userId), { routingNumber: SANDBOX_ROUTING, accountNumber });
    },
    night: () => fixture.advance(1),
    balanceOf: (id) => one(BALANCE, [id]),
    transfers: () => one(TRANSFERS),
    loseAnswer: line.loseAnswer,
    // The sandbox stores results with the key.
    forgetKeys: () => undefined,
    stop: () => fixture.stop(),
  };
});
