import type { DomainEvent } from '#kernel/domain-events.ts';
import { asId, type UserId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import type { BillingReader } from '../reporting/billing-reader.ts';

type DisputeEvent = DomainEvent<
  | 'billing.dispute_opened'
  | 'billing.dispute_won'
  | 'billing.dispute_lost'
  | 'billing.payment_returned'
  | 'billing.return_forgiven'
>;
type BonusEvent = DomainEvent<'billing.bonus_frozen' | 'billing.bonus_resumed' | 'billing.bonus_taken_back'>;

const TO_EMPLOYERS = {
  'billing.dispute_opened': 'dispute_opened',
  'billing.dispute_won': 'dispute_won',
  'billing.dispute_lost': 'dispute_lost',
  'billing.payment_returned': 'payment_returned',
  'billing.return_forgiven': 'return_forgiven',
} as const;
const TO_REFERRERS = {
  'billing.bonus_frozen': 'bonus_frozen',
  'billing.bonus_resumed': 'bonus_resumed',
  'billing.bonus_taken_back': 'bonus_taken_back',
} as const;

interface DisputeNews {
  readonly userId: UserId;
  readonly kind: (typeof TO_EMPLOYERS)[keyof typeof TO_EMPLOYERS];
  readonly data: { readonly paymentId: string; readonly amount: string };
}

interface BonusNews {
  readonly userId: UserId;
  readonly kind: (typeof TO_REFERRERS)[keyof typeof TO_REFERRERS];
  readonly data: {
    readonly referralId: string;
    readonly jobId: string;
    readonly workerName: string;
    readonly jobTitle: string;
    readonly amount: string;
  };
}

/** Notifies people of disputes; bound to the notifications context. */
export interface DisputeMessenger {
  notify(news: DisputeNews | BonusNews): Promise<void>;
}

/**
 * Notifies employers of a dispute's effect and outcome, and referrers of its effect on their bonus
 * (rules.md#disputes).
 */
export class NotifyDisputeParties {
  private readonly messenger: DisputeMessenger;
  private readonly reader: Pick<BillingReader, 'referralNames'>;

  constructor(messenger: DisputeMessenger, reader: Pick<BillingReader, 'referralNames'>) {
    this.messenger = messenger;
    this.reader = reader;
  }

  async tellEmployer({ name, payload }: DisputeEvent): Promise<void> {
    const { paymentId, employerId, amountCents } = payload;
    const data = { paymentId, amount: Money.ofCents(amountCents).toDollars() };
    await this.messenger.notify({ userId: asId(employerId), kind: TO_EMPLOYERS[name], data });
  }

  async tellReferrer({ name, payload }: BonusEvent): Promise<void> {
    const { referralId, jobId, referrerId, amountCents } = payload;
    const names = await this.reader.referralNames(asId(referralId));
    if (!names) return;
    const data = { referralId, jobId, ...names, amount: Money.ofCents(amountCents).toDollars() };
    await this.messenger.notify({ userId: asId(referrerId), kind: TO_REFERRERS[name], data });
  }
}
