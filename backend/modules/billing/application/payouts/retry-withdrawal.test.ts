import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId, type UserId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import type { AuditedAction } from '#kernel/audit-trail.ts';
import { SANDBOX_BANKS, SANDBOX_ROUTING } from '../../contract/payouts/sandbox-bank.ts';
import type { WithdrawalFailure } from '../../contract/vocabulary/payouts/payouts.ts';
import { rewardPaid } from '../../domain/ledger/postings.ts';
import { SqlRecipients } from '../../adapters/persistence/payouts/sql-recipients.ts';
import { SqlWithdrawals } from '../../adapters/persistence/payouts/sql-withdrawals.ts';
import { BillingFixture } from '../../testing/billing-fixture.ts';
import { RetryWithdrawal } from './retry-withdrawal.ts';

const CLOSE = {
  name: 'test-close',
  text: `update sandbox_recipients set status = $2 where reference = $1::text`,
};
const OF_PERSON = {
  name: 'test-withdrawals-of',
  text: `select id, status, failure, amount_cents::int as cents, retry_of as "retryOf" from withdrawals
    where user_id = $1 order by created_at, id`,
};
const FAIL_AS = { name: 'test-fail-as', text: `update withdrawals set failure = $2 where id = $1` };

interface Row {
  readonly id: string;
  readonly status: string;
  readonly retryOf: string | null;
}

describe('a returned payout', () => {
  let fixture: BillingFixture;
  let retry: RetryWithdrawal;
  let admin: UserId;
  const audited: AuditedAction[] = [];

  beforeAll(async () => {
    fixture = await BillingFixture.open();
    admin = await fixture.user('employer');
    retry = new RetryWithdrawal({
      unitOfWork: fixture.unitOfWork,
      provider: { name: 'sandbox' },
      withdrawals: new SqlWithdrawals(fixture.sql, fixture.work),
      withdraw: fixture.parts.withdraw,
      effects: fixture.platform.callEffects,
      audit: { record: async (action) => void audited.push(action) },
    });
  });
  afterAll(() => fixture.stop());

  const of = (userId: UserId) => fixture.sql.rows<Row>(OF_PERSON, [userId]);
  const again = (withdrawalId: string) => retry.run({ withdrawalId, by: admin, requestId: null });
  const problems = async () => (await fixture.check()).problems;

  /** $100 that the provider refused before, and would take now. */
  async function refused(): Promise<{ userId: UserId; withdrawalId: string }> {
    const { referralId, referrerId: userId } = await fixture.referral();
    if (!userId) throw new Error('Somebody referred');
    const { ledger } = fixture.parts.billing;
    const at = fixture.now;
    await fixture.unitOfWork.transaction(() =>
      ledger.post(rewardPaid({ rewardId: newId(), referralId, referrerId: userId, amountCents: 100_00, at })),
    );
    const provider = fixture.parts.providers.payouts;
    const recipient = await provider.ensureRecipient({ userId, email: '', name: '' });
    await fixture.sandbox.bank.connect(userId, {
      routingNumber: SANDBOX_ROUTING,
      accountNumber: SANDBOX_BANKS.pays,
    });
    const ready = await provider.retrieveRecipient(recipient.id);
    await fixture.unitOfWork.transaction(() =>
      new SqlRecipients(fixture.sql).keep(userId, provider.name, ready, at),
    );
    await fixture.sql.rows(CLOSE, [userId, 'verifying']);
    const withdrawalId = await fixture.parts.withdraw.run(userId, Money.ofDollars(100));
    await fixture.settle();
    await fixture.sql.rows(CLOSE, [userId, 'active']);
    await fixture.parts.payoutAccounts.refresh(userId);
    expect(await of(userId)).toMatchObject([{ status: 'failed', failure: 'account_not_ready' }]);
    return { userId, withdrawalId };
  }

  it('a withdrawal that failed for a platform reason is retried once, and arrives', async () => {
    const { userId, withdrawalId } = await refused();
    const pressed = await Promise.allSettled(Array.from({ length: 10 }, () => again(withdrawalId)));
    expect(pressed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(pressed.filter((one) => one.status === 'rejected').map(({ reason }) => reason.code)).toEqual(
      Array(9).fill('billing.withdrawal_retried'),
    );
    await fixture.settle();
    await fixture.advance(1);
    expect(await of(userId)).toMatchObject([
      { id: withdrawalId, status: 'failed', retryOf: null },
      { status: 'paid', retryOf: withdrawalId, cents: 100_00 },
    ]);
    expect(audited.filter(({ details }) => details?.['withdrawalId'] === withdrawalId)).toEqual([
      {
        actorId: admin,
        action: 'withdrawal.retried',
        subject: { type: 'user', id: userId },
        details: { withdrawalId, amount: '100.00' },
        requestId: null,
      },
    ]);
    expect(await problems()).toEqual([]);
  });

  it.each<WithdrawalFailure>(['account_closed', 'no_account', 'refused_by_bank'])(
    'a withdrawal is not retried after the bank reported %s',
    async (failure) => {
      const { userId, withdrawalId } = await refused();
      await fixture.sql.rows(FAIL_AS, [withdrawalId, failure]);
      await expect(again(withdrawalId)).rejects.toMatchObject({
        code: 'billing.refused_by_bank',
        kind: 'rule_broken',
      });
      expect(await of(userId)).toHaveLength(1);
    },
  );

  it('a withdrawal is not retried if the balance is spent, it has not failed, or it does not exist', async () => {
    const { userId, withdrawalId } = await refused();
    const newer = await fixture.parts.withdraw.run(userId, Money.ofDollars(90));
    await expect(again(newer)).rejects.toMatchObject({ code: 'billing.withdrawal_not_failed' });
    await fixture.settle();
    await fixture.advance(1);
    await expect(again(withdrawalId)).rejects.toMatchObject({ code: 'billing.balance_too_low' });
    await expect(again(newId())).rejects.toMatchObject({
      code: 'billing.unknown_withdrawal',
      kind: 'not_found',
    });
    expect(await of(userId)).toHaveLength(2);
    expect(audited.filter(({ details }) => details?.['withdrawalId'] === withdrawalId)).toEqual([]);
    expect(await problems()).toEqual([]);
  });
});
