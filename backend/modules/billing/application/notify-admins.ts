import type { DomainEvent } from '#kernel/domain-events.ts';
import type { UserId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';

type ForAdmins = DomainEvent<'billing.dispute_opened' | 'billing.refund_given_up'>;

interface AdminNews {
  readonly userId: UserId;
  readonly kind: 'dispute_to_answer' | 'refund_given_up';
  readonly data: { readonly paymentId: string; readonly amount: string };
}

export interface AdminMessenger {
  notify(news: AdminNews): Promise<void>;
}

/** Who oversees the product; bound to identity. */
export interface Admins {
  admins(): Promise<readonly UserId[]>;
}

/** Admins hear of what money needs a person for (rules.md#money-needs-a-person). */
export class NotifyAdmins {
  private readonly messenger: AdminMessenger;
  private readonly directory: Admins;

  constructor(messenger: AdminMessenger, directory: Admins) {
    this.messenger = messenger;
    this.directory = directory;
  }

  async run(event: ForAdmins): Promise<void> {
    const { paymentId } = event.payload;
    const kind = event.name === 'billing.dispute_opened' ? 'dispute_to_answer' : 'refund_given_up';
    const cents =
      event.name === 'billing.dispute_opened' ? event.payload.amountCents : event.payload.refundCents;
    const data = { paymentId, amount: Money.ofCents(cents).toDollars() };
    for (const userId of await this.directory.admins()) await this.messenger.notify({ userId, kind, data });
  }
}
