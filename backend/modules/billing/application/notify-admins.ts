import type { DomainEvent } from '#kernel/domain-events.ts';
import type { UserId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';

type ForAdmins = DomainEvent<
  'billing.dispute_opened' | 'billing.refund_given_up' | 'billing.differences_found'
>;

type AdminNews =
  | {
      readonly kind: 'dispute_to_answer' | 'refund_given_up';
      readonly data: { readonly paymentId: string; readonly amount: string };
    }
  | {
      readonly kind: 'books_differ';
      readonly data: { readonly count: string; readonly amount: string };
    };

export interface AdminMessenger {
  notify(news: AdminNews & { readonly userId: UserId }): Promise<void>;
}

/** The product's admins; bound to identity. */
export interface Admins {
  admins(): Promise<readonly UserId[]>;
}

/** Notifies admins of money that needs a person (rules.md#money-needs-a-person). */
export class NotifyAdmins {
  private readonly messenger: AdminMessenger;
  private readonly directory: Admins;

  constructor(messenger: AdminMessenger, directory: Admins) {
    this.messenger = messenger;
    this.directory = directory;
  }

  async run(event: ForAdmins): Promise<void> {
    const news = newsOf(event);
    for (const userId of await this.directory.admins()) await this.messenger.notify({ userId, ...news });
  }
}

function newsOf(event: ForAdmins): AdminNews {
  const dollars = (cents: number): string => Money.ofCents(cents).toDollars();
  if (event.name === 'billing.differences_found') {
    const { count, amountCents } = event.payload;
    return { kind: 'books_differ', data: { count: String(count), amount: dollars(amountCents) } };
  }
  const { paymentId } = event.payload;
  return event.name === 'billing.dispute_opened'
    ? { kind: 'dispute_to_answer', data: { paymentId, amount: dollars(event.payload.amountCents) } }
    : { kind: 'refund_given_up', data: { paymentId, amount: dollars(event.payload.refundCents) } };
}
