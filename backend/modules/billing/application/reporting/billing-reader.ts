import type { OfferLetterId, PaymentId, ReferralId, UserId } from '#kernel/ids.ts';
import type { BoostPackage, JobPackage } from '../../contract/job-package.ts';
import type { PaymentState } from '../charging/payment-view.ts';

/** A payment with what its own page and its receipt show. */
export interface PaymentDetails extends PaymentState {
  readonly employerId: UserId;
  readonly referralId: string | null;
  readonly refundedCents: number;
  readonly invoice: { readonly id: string; readonly number: string } | null;
  readonly createdAt: string;
  readonly paidAt: string | null;
}

export interface MonthFigures {
  /** `2026-11`, in UTC. */
  readonly month: string;
  readonly spend: string;
  readonly bonusesPaid: string;
  readonly platformFees: string;
  readonly addOns: string;
  readonly refunds: string;
  /** What of the spend is none of the above, nor held. */
  readonly other: string;
  readonly heldChange: string;
}

export interface CardView {
  readonly id: string;
  readonly type: 'card' | 'bank';
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number | null;
  readonly expYear: number | null;
  readonly isDefault: boolean;
  readonly isVerified: boolean;
  readonly verifyUrl: string | null;
  readonly createdAt: string;
}

export interface PageRequest {
  readonly limit: number;
  /** Where the page before ended; null for the first. */
  readonly after: { readonly at: string; readonly id: string } | null;
}

/** Reads without locks; inside a transaction it sees that transaction's changes. */
/** A payment that succeeded. */
export interface PaidState extends PaymentState {
  readonly paidAt: string | null;
}

export interface BillingReader {
  payment(id: PaymentId): Promise<PaymentDetails | null>;
  /** Newest first; one more than the limit where there are more. */
  payments(employerId: UserId, page: PageRequest, isOpen: boolean): Promise<PaymentDetails[]>;
  /** What asks for it again since a bank has returned it, as long as that is not paid. */
  owedInstead(id: PaymentId): Promise<PaymentId | null>;
  paymentOfLetter(id: OfferLetterId): Promise<PaymentState | null>;
  /** Everything that was paid for it, the first payment first. */
  paidForLetter(id: OfferLetterId): Promise<readonly PaidState[]>;
  isLetterPaid(id: OfferLetterId): Promise<boolean>;
  /** Those of these that are. */
  paidLetters(ids: readonly OfferLetterId[]): Promise<ReadonlySet<OfferLetterId>>;
  hasPaidOut(id: ReferralId): Promise<boolean>;
  /** Cents: committed and not yet due; released and rewarded ever; what can be withdrawn. */
  earnings(userId: UserId): Promise<{ coming: number; released: number; available: number }>;
  /** Cents that the company has earned on a referral and keeps, never below zero. */
  earnedOn(id: ReferralId): Promise<number>;
  /** The twelve months up to the given one, oldest first (rules.md#spend-months). */
  months(employerId: UserId, last: string): Promise<MonthFigures[]>;
  heldBy(employerId: UserId): Promise<string>;
  cards(userId: UserId, provider: string): Promise<CardView[]>;
  packages(): Promise<readonly JobPackage[]>;
  boosts(): Promise<readonly BoostPackage[]>;
  /** What a referrer is told about: null when the referral is gone. */
  referralNames(id: ReferralId): Promise<{ workerName: string; jobTitle: string } | null>;
}
