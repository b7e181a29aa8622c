import type { AuditTrail } from '#kernel/audit-trail.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { UserId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import type { CallEffects, UnitOfWork } from '#kernel/unit-of-work.ts';
import { obstacleToRetry } from '../../contract/vocabulary/payouts/payouts.ts';
import type { PayoutProvider } from './payout-provider.ts';
import type { WithdrawalStore } from './ports.ts';
import type { Withdraw } from './withdraw.ts';

export interface WithdrawalRetry {
  readonly withdrawalId: string;
  readonly by: UserId;
  readonly requestId: string | null;
}

interface RetryWithdrawalNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly provider: Pick<PayoutProvider, 'name'>;
  readonly withdrawals: WithdrawalStore;
  readonly withdraw: Pick<Withdraw, 'request'>;
  readonly effects: CallEffects;
  readonly audit: AuditTrail;
}

/**
 * An admin retries a withdrawal that failed for a reason of the platform's or the provider's
 * (rules.md#retried-withdrawals): a new one of the same amount, from the balance to which it returned.
 */
export class RetryWithdrawal {
  private readonly needs: RetryWithdrawalNeeds;

  constructor(needs: RetryWithdrawalNeeds) {
    this.needs = needs;
  }

  /**
   * @throws DomainError `billing.unknown_withdrawal` (not_found), `billing.withdrawal_not_failed`, `billing.withdrawal_retried` (conflict),
   * `billing.refused_by_bank` (rule_broken), and as `Withdraw.run`
   */
  run(retry: WithdrawalRetry): Promise<string> {
    const { unitOfWork, effects } = this.needs;
    return unitOfWork.transaction(() => effects.once(() => this.again(retry)));
  }

  private async again({ withdrawalId, by, requestId }: WithdrawalRetry): Promise<string> {
    const { provider, withdrawals, withdraw, audit } = this.needs;
    const found = await withdrawals.find(withdrawalId);
    if (!found) throw REFUSALS.elsewhere();
    const { userId, amountCents, failure } = found;
    const isRetried = await withdrawals.isRetried(withdrawalId);
    const obstacle = obstacleToRetry({ failure, isRetried, isElsewhere: found.provider !== provider.name });
    if (obstacle) throw REFUSALS[obstacle]();
    const amount = Money.ofCents(amountCents);
    const id = await withdraw.request(userId, amount, withdrawalId).catch(ofTheirs);
    await audit.record({
      actorId: by,
      action: 'withdrawal.retried',
      subject: { type: 'user', id: userId },
      details: { withdrawalId, amount: amount.toDollars() },
      requestId,
    });
    return id;
  }
}

/** Obstacles to a withdrawal, worded for someone other than its owner. */
const TOLD_OF = [
  new DomainError('billing.payouts_not_ready', 'rule_broken', "Their payout account isn't ready"),
  new DomainError('billing.tax_form_required', 'rule_broken', 'They have to sign their tax form first'),
  new DomainError('billing.balance_too_low', 'rule_broken', "Their balance isn't that large anymore"),
  new DomainError('billing.withdrawal_open', 'conflict', 'Another payout of theirs is still on its way'),
];

function ofTheirs(error: unknown): never {
  const told = TOLD_OF.find(({ code }) => error instanceof DomainError && error.code === code);
  throw told ?? error;
}

const REFUSALS = {
  elsewhere: () => new DomainError('billing.unknown_withdrawal', 'not_found', 'There is no such payout'),
  not_failed: () => new DomainError('billing.withdrawal_not_failed', 'conflict', "This payout hasn't failed"),
  refused_by_bank: () =>
    new DomainError(
      'billing.refused_by_bank',
      'rule_broken',
      'Their bank refused this payout: they have to change their bank account',
    ),
  retried: () =>
    new DomainError('billing.withdrawal_retried', 'conflict', 'This payout was already tried again'),
};
