import type { Clock } from '#kernel/clock.ts';
import type { TaskQueue } from '#kernel/tasks.ts';
import type { PayoutProvider } from './payout-provider.ts';
import type { RecipientStore, WithdrawalStore } from './ports.ts';

type Effect = () => Promise<void>;

interface PayoutEventsNeeds {
  readonly provider: PayoutProvider;
  readonly recipients: RecipientStore;
  readonly withdrawals: WithdrawalStore;
  readonly taskQueue: TaskQueue;
  readonly clock: Clock;
}

/** Handles the provider's events about people's accounts and payouts to their banks. */
export class PayoutEvents {
  private readonly needs: PayoutEventsNeeds;

  constructor(needs: PayoutEventsNeeds) {
    this.needs = needs;
  }

  /** Call it outside any transaction, and its effect inside. Null for events that do not concern payouts. */
  async effectOf(type: string, objectId: string): Promise<Effect | null> {
    if (type.startsWith('payout.')) return () => this.look(objectId);
    if (type.startsWith('v2.core.account') || type === 'account.updated') return this.ofAccount(objectId);
    return null;
  }

  /** A payout that is not known here yet is followed by the task that sends it. */
  private async look(payoutId: string): Promise<void> {
    const { withdrawals, provider, taskQueue } = this.needs;
    const withdrawalId = await withdrawals.idOfPayout(payoutId, provider.name);
    if (withdrawalId) await taskQueue.enqueue({ kind: 'billing.advance_withdrawal', data: { withdrawalId } });
  }

  private async ofAccount(accountId: string): Promise<Effect | null> {
    const { recipients, provider, clock } = this.needs;
    const userId = await recipients.userOf(accountId, provider.name);
    if (!userId) return null;
    const recipient = await provider.retrieveRecipient(accountId);
    return () => recipients.keep(userId, provider.name, recipient, clock.now());
  }
}
