import type { Clock } from '#kernel/clock.ts';
import type { TaskHandler, TaskMap, TaskQueue } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { WithdrawalFailure } from '../../contract/vocabulary/payouts/payouts.ts';
import {
  withdrawalFailed,
  withdrawalSent,
  withdrawalSettled,
} from '../../domain/payouts/withdrawal-postings.ts';
import type { Withdrawal } from '../../domain/payouts/withdrawal.ts';
import type { Ledger } from '../ports.ts';
import {
  BalanceTooLow,
  PayoutRefused,
  type PayoutOrder,
  type PayoutProvider,
  type ProviderPayout,
} from './payout-provider.ts';
import type { WithdrawalStore } from './ports.ts';

interface AdvanceWithdrawalNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly provider: PayoutProvider;
  readonly withdrawals: WithdrawalStore;
  readonly ledger: Pick<Ledger, 'post'>;
  readonly taskQueue: TaskQueue;
  readonly clock: Clock;
}

/**
 * Moves a withdrawal as far as possible: to the person's account at the provider, on to the bank, and back
 * into the balance if the bank does not take it. Runs may be interrupted, repeated, and parallel: the
 * provider's keys and the row make sure that each step happens once.
 */
export class AdvanceWithdrawal implements TaskHandler<'billing.advance_withdrawal'> {
  readonly kind = 'billing.advance_withdrawal';
  private readonly needs: AdvanceWithdrawalNeeds;

  constructor(needs: AdvanceWithdrawalNeeds) {
    this.needs = needs;
  }

  async handle(data: TaskMap['billing.advance_withdrawal']): Promise<void> {
    const id = data.withdrawalId;
    const withdrawal = await this.change(id, async (found) => found);
    // Another provider's money is not sent by this one.
    if (!withdrawal || withdrawal.status === 'failed' || withdrawal.provider !== this.needs.provider.name)
      return;
    try {
      const sent = withdrawal.status === 'pending' ? await this.transfer(withdrawal) : withdrawal;
      if (sent) await this.follow(sent);
    } catch (error) {
      if (error instanceof BalanceTooLow) await this.postpone(id, error.attempt);
      throw error;
    }
  }

  private async postpone(id: string, attempt: number): Promise<void> {
    await this.change(id, async (found) => {
      found.postpone(attempt);
      return found;
    });
  }

  private async transfer(withdrawal: Withdrawal): Promise<Withdrawal | null> {
    const transferId = await this.needs.provider.transfer(orderOf(withdrawal)).catch(refusalOf);
    if (transferId instanceof PayoutRefused) {
      await this.fail(withdrawal.id, transferId.failure);
      return null;
    }
    return this.change(withdrawal.id, async (found) => {
      const at = this.needs.clock.now();
      if (found.send(transferId, at)) await this.needs.ledger.post(withdrawalSent(found, at));
      return found;
    });
  }

  private async follow(withdrawal: Withdrawal): Promise<void> {
    const payout = await this.payoutOf(withdrawal).catch(refusalOf);
    if (payout instanceof PayoutRefused) return this.bringBack(withdrawal, payout.failure);
    await this.change(withdrawal.id, async (found) => {
      found.follow(payout.id);
      const at = this.needs.clock.now();
      if (payout.status === 'paid' && found.arrive(at))
        await this.needs.ledger.post(withdrawalSettled(found, at));
      return found;
    });
    if (payout.status === 'failed') await this.bringBack(withdrawal, payout.failure ?? 'other');
  }

  private payoutOf(withdrawal: Withdrawal): Promise<ProviderPayout> {
    const { payoutId, accountId } = withdrawal;
    return payoutId === null
      ? this.needs.provider.payOut(orderOf(withdrawal))
      : this.needs.provider.retrievePayout(payoutId, accountId);
  }

  private async bringBack(withdrawal: Withdrawal, failure: WithdrawalFailure): Promise<void> {
    const { transferId } = withdrawal;
    if (transferId === null) throw new Error(`Withdrawal ${withdrawal.id} was never sent`);
    await this.needs.provider.takeBack({ ...orderOf(withdrawal), transferId });
    await this.fail(withdrawal.id, failure);
  }

  private async fail(id: string, failure: WithdrawalFailure): Promise<void> {
    await this.change(id, async (found) => {
      const at = this.needs.clock.now();
      const from = found.fail(failure, at);
      if (from) await this.needs.ledger.post(withdrawalFailed(found, from, at));
      if (from && failure === 'account_not_ready') await this.askWhy(found);
      return found;
    });
  }

  /** Asks the provider what it requires, so that the person's account shows it. */
  private askWhy({ userId }: Withdrawal): Promise<void> {
    return this.needs.taskQueue.enqueue({ kind: 'billing.check_recipient', data: { userId } });
  }

  private change(id: string, act: (found: Withdrawal) => Promise<Withdrawal>): Promise<Withdrawal | null> {
    return this.needs.unitOfWork.transaction(async () => {
      const found = await this.needs.withdrawals.find(id);
      if (!found) return null;
      const changed = await act(found);
      await this.needs.withdrawals.save(changed);
      return changed;
    });
  }
}

function orderOf({ id, attempts, accountId, amountCents }: Withdrawal): PayoutOrder {
  return { withdrawalId: id, attempt: attempts, recipientId: accountId, amountCents };
}

/** A refusal counts as an answer. */
function refusalOf(error: unknown): PayoutRefused {
  if (error instanceof PayoutRefused) return error;
  throw error;
}
