import type { PaymentId, UserId } from '#kernel/ids.ts';

/** Work that is written with the change that requests it, and done after its commit. */
export interface BillingTasks {
  /** Registers a payment with the provider and charges the saved card. */
  'billing.prepare_payment': { readonly paymentId: PaymentId };
  /** Cancels an obsolete payment at the provider. */
  'billing.cancel_payment': { readonly paymentId: PaymentId };
  /** A payment for several letters was canceled because of one of them: the others get a new one. */
  'billing.reopen_shared': { readonly paymentId: PaymentId };
  'billing.send_refund': { readonly refundId: string };
  /** Retries a milestone that could not be released on its due date. */
  'billing.release_milestone': { readonly milestoneId: string };
  /** A task of the previous release does not name its provider. */
  'billing.detach_card': { readonly cardId: string; readonly provider?: string };
  /** Ends an unpaid plan after its grace period. */
  'billing.end_subscription': { readonly subscriptionId: string };
  /** Makes renewals charge the current default card. */
  'billing.charge_plan_to': { readonly userId: UserId };
  /** Moves a withdrawal as far as possible on its way to the bank. */
  'billing.advance_withdrawal': { readonly withdrawalId: string };
  /** The provider refused to pay a person: fetches its current requirements. */
  'billing.check_recipient': { readonly userId: UserId };
  /** Numbers charges and refunds. */
  'billing.issue_invoices': Readonly<Record<string, never>>;
  /** Declares an invoice or a credit note to the tax service. */
  'billing.declare_tax': { readonly invoiceId: string };
  /** Money was promised or paid: the recipient's tax form may be due. */
  'billing.ask_for_tax_form': { readonly userId: UserId };
  /** Delivers an event of the sandbox's provider. */
  'billing.deliver_sandbox_event': { readonly eventId: string };
}
