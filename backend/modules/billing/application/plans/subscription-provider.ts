import type { PaidPlan } from '../../contract/vocabulary/plans.ts';
import type { InvoiceReport, SubscriptionReport } from '../../domain/plans/subscription-record.ts';

export interface NewSubscription {
  /** Ours; also the idempotency key: one subscription, however often it is asked for. */
  readonly subscriptionId: string;
  readonly customerId: string;
  readonly plan: PaidPlan;
  readonly cardId: string;
}

export interface PlanSwitch {
  /** The provider's. */
  readonly id: string;
  readonly plan: PaidPlan;
  /** Charges the difference for the rest of the period at once; otherwise the next period is the first one at the new price. */
  readonly chargesNow: boolean;
  /** The idempotency key. */
  readonly key: string;
}

/**
 * Subscriptions at Stripe Billing, or at the embedded sandbox (rules.md#payment-providers). Amounts are cents of US dollars.
 * Never called inside a transaction. A card that is declined, or wants its owner there, changes nothing and is refused:
 * @throws DomainError `billing.card_declined` (payment_required); ProviderUnavailable
 */
export interface SubscriptionProvider {
  /** Charges the first month at once; what an earlier try has made where there is one. */
  start(wanted: NewSubscription): Promise<SubscriptionReport>;
  switchPlan(wanted: PlanSwitch): Promise<SubscriptionReport>;
  /** What `switchPlan` would charge now. */
  quoteSwitch(id: string, plan: PaidPlan): Promise<number>;
  cancelAtPeriodEnd(id: string, isCanceled: boolean): Promise<SubscriptionReport>;
  /** The card that renewals are charged to from now on. */
  useCard(id: string, cardId: string): Promise<void>;
  /**
   * At once; nothing of it is asked for any more. Repeating it does nothing. One that was paid meanwhile stays: answers the
   * invoice that was, null where it ended.
   */
  endUnpaid(id: string): Promise<string | null>;
  /** Charges an open invoice to this card, which is the subscription's from now on. One that is paid already is answered. */
  pay(invoice: { id: string; subscriptionId: string; cardId: string }): Promise<InvoiceReport>;
  /** Null for one that this product did not make. */
  subscription(id: string): Promise<SubscriptionReport | null>;
  /** Null for an invoice of something else. */
  invoice(id: string): Promise<InvoiceReport | null>;
  /** The invoice that a charge has paid, by the charge's intent; null for one of something else. */
  invoiceOf(intentId: string): Promise<string | null>;
  /** The intent of the charge that has paid an invoice; null where none has. */
  intentOf(invoiceId: string): Promise<string | null>;
  /** Where the person manages cards and invoices at the provider, and comes back from. */
  portal(customerId: string, returnUrl: string): Promise<string>;
}
