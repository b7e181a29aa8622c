import type { PaidPlan } from '../../contract/vocabulary/plans/plans.ts';
import type { InvoiceReport, SubscriptionReport } from '../../domain/plans/subscription-record.ts';

export interface NewSubscription {
  /** Our ID and also the idempotency key: repetitions create one subscription. */
  readonly subscriptionId: string;
  readonly customerId: string;
  readonly plan: PaidPlan;
  readonly cardId: string;
}

export interface PlanSwitch {
  /** The provider's. */
  readonly id: string;
  readonly plan: PaidPlan;
  /**
   * Charges the difference for the rest of the period immediately; otherwise the new price begins with the
   * next period.
   */
  readonly chargesNow: boolean;
  /** The idempotency key. */
  readonly key: string;
}

/**
 * Subscriptions at Stripe Billing, or at the embedded sandbox (rules.md#payment-providers). Amounts are cents
 * of US dollars. Never called inside a transaction. A card that is declined, or requires its owner's
 * presence, changes nothing:
 * @throws DomainError `billing.card_declined` (payment_required); ProviderUnavailable
 */
export interface SubscriptionProvider {
  /** Charges the first month immediately; returns the subscription of an earlier try if there is one. */
  start(wanted: NewSubscription): Promise<SubscriptionReport>;
  switchPlan(wanted: PlanSwitch): Promise<SubscriptionReport>;
  /** The amount that `switchPlan` would charge now. */
  quoteSwitch(id: string, plan: PaidPlan): Promise<number>;
  cancelAtPeriodEnd(id: string, isCanceled: boolean): Promise<SubscriptionReport>;
  /** The card for future renewals. */
  useCard(id: string, cardId: string): Promise<void>;
  /**
   * Ends an unpaid subscription immediately and stops its charges; idempotent. One that was paid meanwhile
   * continues: returns the paid invoice, or null if it ended.
   */
  endUnpaid(id: string): Promise<string | null>;
  /**
   * Charges an open invoice to this card, which becomes the subscription's. Also returns an already paid
   * invoice.
   */
  pay(invoice: { id: string; subscriptionId: string; cardId: string }): Promise<InvoiceReport>;
  /** Null for a subscription that this product did not make. */
  subscription(id: string): Promise<SubscriptionReport | null>;
  /** Null for an invoice of something else. */
  invoice(id: string): Promise<InvoiceReport | null>;
  /** The invoice that a charge has paid, by the charge's intent; null if it paid no plan's invoice. */
  invoiceOf(intentId: string): Promise<string | null>;
  /** The intent of the charge that has paid an invoice; null if no charge has. */
  intentOf(invoiceId: string): Promise<string | null>;
  /** The provider's page where the person manages cards and invoices, and returns from. */
  portal(customerId: string, returnUrl: string): Promise<string>;
}
