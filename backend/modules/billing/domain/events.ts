import type { ObligationKind, PaymentPurpose } from './charge-kind.ts';

interface AboutPayment {
  readonly paymentId: string;
  readonly employerId: string;
  readonly purpose: PaymentPurpose;
  readonly amountCents: number;
  readonly referralId: string | null;
  readonly offerLetterId: string | null;
  readonly jobId: string | null;
}

interface AboutRefund extends AboutPayment {
  readonly refundId: string;
  readonly refundCents: number;
}

interface AboutObligation {
  readonly obligationId: string;
  readonly referralId: string;
  readonly jobId: string;
  readonly employerId: string;
  readonly referrerId: string | null;
  readonly kind: ObligationKind;
  readonly amountCents: number;
}

interface AboutMilestone {
  readonly milestoneId: string;
  readonly referralId: string;
  readonly jobId: string;
  readonly employerId: string;
  readonly referrerId: string;
  readonly amountCents: number;
}

/** What billing tells of. */
export interface BillingEvents {
  'billing.payment_succeeded': AboutPayment & { readonly succeededAt: string };
  'billing.payment_failed': AboutPayment & { readonly message: string };
  'billing.payment_canceled': AboutPayment;
  'billing.refund_requested': AboutRefund;
  'billing.refund_settled': AboutRefund;
  'billing.refund_failed': AboutRefund;
  'billing.obligation_held': AboutObligation;
  'billing.obligation_committed': AboutObligation;
  'billing.obligation_uncommitted': AboutObligation;
  'billing.obligation_refunded': AboutObligation & { readonly refundedCents: number };
  'billing.milestone_released': AboutMilestone;
  'billing.milestone_voided': AboutMilestone;
}
