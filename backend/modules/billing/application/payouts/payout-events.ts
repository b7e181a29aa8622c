import type { Clock } from '#kernel/clock.ts';
import type { TaskQueue } from '#kernel/tasks.ts';
import type { Effect, ProviderEffects } from '../provider/provider-effects.ts';
import type { PayoutProvider } from './payout-provider.ts';
import type { RecipientStore, WithdrawalStore } from './ports.ts';

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

  get effects(): ProviderEffects {
    return {
      'payout.': async (id) => () => this.look(id),
      'v2.core.account': (id) => this.ofAccount(id),
      'account.updated': (id) => this.ofAccount(id),
    };
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
