import type { DomainEvent } from '#kernel/domain-events.ts';
import { asId, type UserId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';

interface WithdrawalNews {
  readonly userId: UserId;
  readonly kind: 'withdrawal_paid' | 'withdrawal_failed';
  readonly data: { readonly withdrawalId: string; readonly amount: string; readonly last4: string };
}

/** Bound to the notifications context. */
interface WithdrawalMessenger {
  notify(news: WithdrawalNews): Promise<void>;
}

/** Notifies a person when their money has reached the bank or has returned to their balance. */
export class NotifyWithdrawer {
  private readonly messenger: WithdrawalMessenger;

  constructor(messenger: WithdrawalMessenger) {
    this.messenger = messenger;
  }

  async run({
    name,
    payload,
  }: DomainEvent<'billing.withdrawal_paid' | 'billing.withdrawal_failed'>): Promise<void> {
    const { withdrawalId, userId, amountCents, bankLast4 } = payload;
    const amount = Money.ofCents(amountCents).toDollars();
    await this.messenger.notify({
      userId: asId(userId),
      kind: name === 'billing.withdrawal_paid' ? 'withdrawal_paid' : 'withdrawal_failed',
      data: { withdrawalId, amount, last4: bankLast4 ?? '' },
    });
  }
}
