import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId, type UserId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import { SANDBOX_BANKS, SANDBOX_ROUTING } from '../../contract/payouts/sandbox-bank.ts';
import { rewardPaid } from '../../domain/ledger/postings.ts';
import { SqlPayoutReader } from '../../adapters/persistence/payouts/sql-payout-reader.ts';
import { SqlRecipients } from '../../adapters/persistence/payouts/sql-recipients.ts';
import { SqlWithdrawals } from '../../adapters/persistence/payouts/sql-withdrawals.ts';
import { BillingFixture } from '../../testing/billing-fixture.ts';
import { PayoutAccounts } from './payout-account.ts';
import { Withdraw } from './withdraw.ts';

let fixture: BillingFixture;
let withdraw: Withdraw;
let accounts: PayoutAccounts;

beforeAll(async () => {
  fixture = await BillingFixture.open();
  const { unitOfWork } = fixture;
  const shared = {
    unitOfWork,
    provider: fixture.parts.providers.payouts,
    recipients: new SqlRecipients(fixture.sql),
    clock: fixture.platform.clock,
  };
  const { ledger } = fixture.parts.billing;
  const taxes = fixture.parts.taxStatuses;
  withdraw = new Withdraw({
    ...shared,
    taxes,
    ledger,
    withdrawals: new SqlWithdrawals(fixture.sql, fixture.work),
    taskQueue: fixture.work,
    effects: fixture.platform.callEffects,
  });
  const payers = { payer: async () => ({ email: 'pat@example.com', name: 'Pat', language: 'en' as const }) };
  accounts = new PayoutAccounts({ ...shared, taxes, reader: new SqlPayoutReader(fixture.sql), payers });
});
afterAll(() => fixture.stop());

/** A person with $200, and a bank with this behavior. */
async function earner(bank: keyof typeof SANDBOX_BANKS = 'pays'): Promise<UserId> {
  const { referralId, referrerId } = await fixture.referral();
  const userId = referrerId ?? newId<'user'>();
  const { ledger } = fixture.parts.billing;
  await fixture.unitOfWork.transaction(() =>
    ledger.post(
      rewardPaid({ rewardId: newId(), referralId, referrerId: userId, amountCents: 200_00, at: fixture.now }),
    ),
  );
  await accounts.onboard(userId, { done: '', again: '' });
  await connect(userId, bank);
  return userId;
}

function connect(userId: UserId, bank: keyof typeof SANDBOX_BANKS): Promise<void> {
  return fixture.sandbox.bank.connect(userId, {
    routingNumber: SANDBOX_ROUTING,
    accountNumber: SANDBOX_BANKS[bank],
  });
}

const dollars = (amount: number) => Money.ofDollars(amount);
const told = (name: string) => fixture.work.published.findLast((event) => event.name === name)?.payload;
const problems = async () => (await fixture.check()).problems;

describe('a withdrawal', () => {
  it('a withdrawal is locked, sent, and paid to the bank, with every movement in the books', async () => {
    const userId = await earner();
    await withdraw.run(userId, dollars(150));
    expect(await accounts.show(userId)).toMatchObject({
      status: 'active',
      bank: { last4: '6789' },
      availableBalance: '50.00',
      inTransit: '150.00',
      withdrawals: [{ status: 'pending', amount: '150.00', movements: [{ kind: 'withdrawal_requested' }] }],
    });
    await fixture.settle();
    expect(await accounts.show(userId)).toMatchObject({
      withdrawals: [{ status: 'sent' }],
      inTransit: '150.00',
    });
    await fixture.advance(1);
    const { withdrawals, availableBalance, inTransit } = await accounts.show(userId);
    expect([availableBalance, inTransit]).toEqual(['50.00', '0.00']);
    expect(withdrawals).toMatchObject([{ status: 'paid', settledAt: expect.any(String) }]);
    expect(withdrawals[0]?.movements.map(({ kind }) => kind)).toEqual([
      'withdrawal_requested',
      'withdrawal_sent',
      'withdrawal_settled',
    ]);
    expect(told('billing.withdrawal_paid')).toMatchObject({ userId, amountCents: 150_00 });
    expect(await problems()).toEqual([]);
  });

  it.each(['account_closed', 'no_account', 'refused_by_bank'] as const)(
    'a withdrawal returns to the balance after the bank reports %s, and the person is notified',
    async (failure) => {
      const userId = await earner(failure);
      await withdraw.run(userId, dollars(100));
      await fixture.settle();
      await fixture.advance(1);
      expect(await accounts.show(userId)).toMatchObject({
        availableBalance: '200.00',
        inTransit: '0.00',
        withdrawals: [{ status: 'failed', failure }],
      });
      expect(told('billing.withdrawal_failed')).toMatchObject({ userId, failure });
      // Another bank takes it.
      await connect(userId, 'pays');
      await withdraw.run(userId, dollars(100));
      await fixture.settle();
      await fixture.advance(1);
      expect(await accounts.show(userId)).toMatchObject({
        availableBalance: '100.00',
        withdrawals: [{ status: 'paid' }, {}],
      });
      expect(await problems()).toEqual([]);
    },
  );

  it('ten parallel requests pay one withdrawal', async () => {
    const userId = await earner();
    const asked = await Promise.allSettled(
      Array.from({ length: 10 }, () => withdraw.run(userId, dollars(40))),
    );
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(asked.filter((one) => one.status === 'rejected').map(({ reason }) => reason.code)).toEqual(
      Array(9).fill('billing.withdrawal_open'),
    );
    await fixture.settle();
    await fixture.advance(1);
    expect(await accounts.show(userId)).toMatchObject({
      availableBalance: '160.00',
      withdrawals: [{ amount: '40.00' }],
    });
    expect(await problems()).toEqual([]);
  });

  it('a withdrawal without a bank or beyond the balance is refused', async () => {
    const { referrerId } = await fixture.referral();
    await expect(withdraw.run(referrerId ?? newId(), dollars(25))).rejects.toMatchObject({
      code: 'billing.payouts_not_ready',
    });
    const userId = await earner();
    await expect(withdraw.run(userId, dollars(201))).rejects.toMatchObject({
      code: 'billing.balance_too_low',
      details: { available: '200.00' },
    });
  });

  it('a withdrawal that its bank returns days later returns to the balance, even without an event', async () => {
    const userId = await earner();
    await withdraw.run(userId, dollars(120));
    await fixture.settle();
    await fixture.advance(1);
    expect(await accounts.show(userId)).toMatchObject({ withdrawals: [{ status: 'paid' }] });
    await fixture.advance(24 * 3);
    await fixture.sql.rows(
      {
        name: 'test-late-return',
        text: `update sandbox_payouts set status = 'failed', failure = 'account_closed' where recipient_id = (
          select account_id from payout_recipients where user_id = $1)`,
      },
      [userId],
    );
    await fixture.advance(25);
    expect(await accounts.show(userId)).toMatchObject({
      availableBalance: '200.00',
      withdrawals: [{ status: 'failed', failure: 'account_closed' }],
    });
    expect(told('billing.withdrawal_failed')).toMatchObject({ userId, amountCents: 120_00 });
    expect(await problems()).toEqual([]);
  });

  it('a withdrawal completes even if its task and the provider’s events are lost', async () => {
    const userId = await earner();
    await withdraw.run(userId, dollars(30));
    fixture.work.forget();
    await fixture.advance(2);
    await fixture.advance(2);
    expect(await accounts.show(userId)).toMatchObject({ withdrawals: [{ status: 'paid' }] });
    expect(await problems()).toEqual([]);
  });
});
