import type { RefundCause } from '../contract/vocabulary/refunding/refund-causes.ts';
import type { PaidPlan } from '../contract/vocabulary/plans/plans.ts';
import type { LedgerProvider } from '../contract/vocabulary/ledger/ledger.ts';
import type { InvoiceKind, InvoiceSource } from '../contract/vocabulary/invoicing/invoices.ts';
import type { WithdrawalFailure } from '../contract/vocabulary/payouts/payouts.ts';
import type { ObligationKind, PaymentPurpose } from './charging/charge-kind.ts';

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
  readonly cause: RefundCause;
  readonly attempt: number;
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

interface AboutDispute {
  readonly disputeId: string;
  readonly paymentId: string;
  readonly employerId: string;
  readonly amountCents: number;
}

interface AboutDecision extends AboutDispute {
  /** The number of the bank's decision. */
  readonly decision: number;
}

/** The parts of a bonus that a dispute has stopped. */
interface AboutFrozenBonus {
  readonly disputeId: string;
  readonly referralId: string;
  readonly jobId: string;
  readonly employerId: string;
  readonly referrerId: string;
  readonly amountCents: number;
}

interface AboutWithdrawal {
  readonly withdrawalId: string;
  readonly userId: string;
  readonly amountCents: number;
  readonly bankLast4: string | null;
}

interface AboutInvoice {
  readonly invoiceId: string;
  readonly number: string;
  readonly employerId: string;
  readonly kind: InvoiceKind;
  readonly amountCents: number;
  readonly sourceKind: InvoiceSource;
  readonly sourceId: string;
  /** The plan of the paid month. */
  readonly plan: PaidPlan | null;
}

/** The events of billing. */
export interface BillingEvents {
  'billing.payment_succeeded': AboutPayment & { readonly succeededAt: string };
  'billing.payment_failed': AboutPayment & { readonly message: string };
  'billing.payment_canceled': AboutPayment;
  'billing.refund_requested': AboutRefund;
  'billing.refund_settled': AboutRefund;
  /** It was settled before its credit note was issued, or before the receipt was sent. `tries`: how often it waited for that. */
  'billing.refund_documented': AboutRefund & { readonly tries: number };
  'billing.refund_failed': AboutRefund;
  /** Its last try has failed: a person must handle it. */
  'billing.refund_given_up': AboutRefund;
  'billing.obligation_held': AboutObligation;
  'billing.obligation_committed': AboutObligation;
  'billing.obligation_uncommitted': AboutObligation;
  'billing.obligation_refunded': AboutObligation & { readonly refundedCents: number };
  'billing.dispute_opened': AboutDispute;
  /** `wasLost`: the bank had decided the opposite before. */
  'billing.dispute_won': AboutDecision & { readonly wasLost: boolean };
  'billing.dispute_lost': AboutDecision;
  /** A bank has taken back a paid debit. */
  'billing.payment_returned': AboutDispute & { readonly owedPaymentId: string | null };
  /** An admin has waived it. */
  'billing.return_forgiven': AboutDispute;
  'billing.bonus_frozen': AboutFrozenBonus;
  'billing.bonus_resumed': AboutFrozenBonus;
  'billing.bonus_taken_back': AboutFrozenBonus;
  /** `isEarly`: its referrer has taken it before its due date. */
  'billing.milestone_released': AboutMilestone & { readonly isEarly: boolean };
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
  /** It has its number; payments from before invoices existed have no event. */
  'billing.invoice_issued': AboutInvoice;
  /** The provider's books and ours disagree in new places since the last comparison. */
  'billing.differences_found': {
    readonly provider: LedgerProvider;
    readonly count: number;
    /** The sum of absolute differences. */
    readonly amountCents: number;
  };
  'billing.withdrawal_paid': AboutWithdrawal;
  'billing.withdrawal_failed': AboutWithdrawal & { readonly failure: WithdrawalFailure };
}
