import type { PaidPlan } from '../contract/vocabulary/plans.ts';
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

interface AboutSubscription {
  readonly subscriptionId: string;
  readonly employerId: string;
  readonly plan: PaidPlan;
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
  /** Money for a period or for a change came in. */
  'billing.subscription_paid': AboutSubscription & {
    readonly invoiceId: string;
    readonly amountCents: number;
  };
  'billing.subscription_unpaid': AboutSubscription & {
    readonly amountCents: number;
    readonly failedTries: number;
  };
  'billing.subscription_ended': AboutSubscription & { readonly reason: 'unpaid' | 'canceled' };
}
