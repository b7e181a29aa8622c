import type { DomainEvent } from '#kernel/domain-events.ts';
import { asId, type UserId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import { PLAN_NAMES } from '../../contract/vocabulary/plans/plans.ts';

type PlanEvent = DomainEvent<
  'billing.invoice_issued' | 'billing.subscription_unpaid' | 'billing.subscription_ended'
>;

type PlanNews =
  | {
      readonly userId: UserId;
      readonly kind: 'plan_receipt';
      readonly data: { readonly plan: string; readonly amount: string; readonly invoice: string };
    }
  | {
      readonly userId: UserId;
      readonly kind: 'plan_unpaid';
      readonly data: { readonly plan: string; readonly amount: string };
    }
  | { readonly userId: UserId; readonly kind: 'plan_ended'; readonly data: { readonly plan: string } };

/** Notifies an employer of their plan; bound to the notifications context. */
export interface PlanMessenger {
  notify(news: PlanNews): Promise<void>;
}

/** Sends a receipt for every month, and a notice of every failed try and of the end. */
export class NotifyPlanOwner {
  private readonly messenger: PlanMessenger;

  constructor(messenger: PlanMessenger) {
    this.messenger = messenger;
  }

  async run(event: PlanEvent): Promise<void> {
    const news = newsOf(event);
    if (news) await this.messenger.notify(news);
  }
}

/** Null for an invoice of something else. */
function newsOf({ name, payload }: PlanEvent): PlanNews | null {
  if (payload.plan === null) return null;
  const userId = asId<'user'>(payload.employerId);
  const plan = PLAN_NAMES[payload.plan];
  if (name === 'billing.subscription_ended') return { userId, kind: 'plan_ended', data: { plan } };
  const amount = Money.ofCents(payload.amountCents).toDollars();
  if (name === 'billing.subscription_unpaid') return { userId, kind: 'plan_unpaid', data: { plan, amount } };
  return { userId, kind: 'plan_receipt', data: { plan, amount, invoice: payload.number } };
}
