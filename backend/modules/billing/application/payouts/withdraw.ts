import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { UserId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import type { TaskQueue } from '#kernel/tasks.ts';
import type { CallEffects, UnitOfWork } from '#kernel/unit-of-work.ts';
import { withdrawalRequested } from '../../domain/payouts/withdrawal-postings.ts';
import { Withdrawal } from '../../domain/payouts/withdrawal.ts';
import type { Ledger } from '../ports.ts';
import type { PayoutProvider } from './payout-provider.ts';
import type { TaxStatuses } from '../taxes/tax-statuses.ts';
import type { RecipientStore, WithdrawalStore } from './ports.ts';

interface WithdrawNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly provider: Pick<PayoutProvider, 'name'>;
  readonly recipients: RecipientStore;
  readonly withdrawals: WithdrawalStore;
  readonly taxes: Pick<TaxStatuses, 'allowWithdrawal'>;
  readonly ledger: Pick<Ledger, 'post'>;
  readonly taskQueue: TaskQueue;
  readonly effects: CallEffects;
  readonly clock: Clock;
}

/**
 * Moves money from a person's balance to their bank: locked now and sent after the commit
 * (rules.md#withdrawals).
 */
export class Withdraw {
  private readonly needs: WithdrawNeeds;

  constructor(needs: WithdrawNeeds) {
    this.needs = needs;
  }

  /**
   * @throws DomainError `billing.payouts_not_ready`, `billing.tax_form_required`, `billing.balance_too_low` (rule_broken), `billing.withdrawal_open`
   * (conflict)
   */
  run(userId: UserId, amount: Money): Promise<string> {
    const { unitOfWork, effects } = this.needs;
    return unitOfWork.transaction(() => effects.once(() => this.request(userId, amount)));
  }

  /**
   * (tx) As `run`, for callers that handle repetitions themselves. @param retryOf the failed withdrawal that
   * is retried
   */
  async request(userId: UserId, amount: Money, retryOf: string | null = null): Promise<string> {
    const { provider, withdrawals, taxes, ledger, taskQueue, clock } = this.needs;
    const recipient = await this.needs.recipients.lock(userId, provider.name);
    if (recipient?.status !== 'active') {
      throw new DomainError('billing.payouts_not_ready', 'rule_broken', 'Set up your bank account first');
    }
    await taxes.allowWithdrawal(userId);
    const available = await withdrawals.availableCents(userId, provider.name);
    if (amount.cents > available) throw tooLow(available);
    const { accountId, bank } = recipient;
    const to = { accountId, bankName: bank?.name ?? null, bankLast4: bank?.last4 ?? null };
    const asked = { userId, provider: provider.name, amountCents: amount.cents, retryOf, ...to };
    const withdrawal = Withdrawal.request(asked, clock.now());
    await withdrawals.add(withdrawal);
    await ledger.post(withdrawalRequested(withdrawal, clock.now()));
    await taskQueue.enqueue({
      kind: 'billing.advance_withdrawal',
      data: { withdrawalId: withdrawal.id },
    });
    return withdrawal.id;
  }
}

function tooLow(availableCents: number): DomainError {
  return new DomainError('billing.balance_too_low', 'rule_broken', "You don't have that much to withdraw", {
    path: 'amount',
    available: Money.ofCents(Math.max(0, availableCents)).toDollars(),
  });
}
