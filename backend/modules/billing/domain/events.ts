import type { DomainEvent } from '#kernel/domain-events.ts';
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

export type PaymentSucceeded = DomainEvent<
  'billing.payment_succeeded',
  AboutPayment & { readonly succeededAt: string }
>;
export type PaymentFailed = DomainEvent<
  'billing.payment_failed',
  AboutPayment & { readonly message: string }
>;
export type PaymentCanceled = DomainEvent<'billing.payment_canceled', AboutPayment>;

type AboutRefund = AboutPayment & { readonly refundId: string; readonly refundCents: number };
export type RefundRequested = DomainEvent<'billing.refund_requested', AboutRefund>;
export type RefundSettled = DomainEvent<'billing.refund_settled', AboutRefund>;
export type RefundFailed = DomainEvent<'billing.refund_failed', AboutRefund>;

interface AboutObligation {
  readonly obligationId: string;
  readonly referralId: string;
  readonly jobId: string;
  readonly employerId: string;
  readonly referrerId: string | null;
  readonly kind: ObligationKind;
  readonly amountCents: number;
}

export type ObligationHeld = DomainEvent<'billing.obligation_held', AboutObligation>;
export type ObligationCommitted = DomainEvent<'billing.obligation_committed', AboutObligation>;
export type ObligationUncommitted = DomainEvent<'billing.obligation_uncommitted', AboutObligation>;
export type ObligationRefunded = DomainEvent<
  'billing.obligation_refunded',
  AboutObligation & { readonly refundedCents: number }
>;

interface AboutMilestone {
  readonly milestoneId: string;
  readonly referralId: string;
  readonly jobId: string;
  readonly employerId: string;
  readonly referrerId: string;
  readonly amountCents: number;
}

export type MilestoneReleased = DomainEvent<'billing.milestone_released', AboutMilestone>;
export type MilestoneVoided = DomainEvent<'billing.milestone_voided', AboutMilestone>;

export type BillingEvent =
  | PaymentSucceeded
  | PaymentFailed
  | PaymentCanceled
  | RefundRequested
  | RefundSettled
  | RefundFailed
  | ObligationHeld
  | ObligationCommitted
  | ObligationUncommitted
  | ObligationRefunded
  | MilestoneReleased
  | MilestoneVoided;
