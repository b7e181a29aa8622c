import type { OfferLetterId, PaymentId, ReferralId, UserId } from '#kernel/ids.ts';
import type { BoostPackage, JobPackage } from '../../contract/charging/job-package.ts';
import type { PaymentState } from '../charging/payment-view.ts';

/** A payment with the data of its own page and its receipt. */
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
  /** The rest of the spend, neither held nor any of the above. */
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
  /** The last item of the previous page; null for the first page. */
  readonly after: { readonly at: string; readonly id: string } | null;
}

/** Reads without locks; inside a transaction it sees that transaction's changes. */
/** A payment that succeeded. */
export interface PaidState extends PaymentState {
  readonly paidAt: string | null;
}

/** The newest payment of a letter, and whether every charge of it is paid. */
export interface LetterMoneyState {
  readonly payment: PaymentState | null;
  readonly isPaid: boolean;
}

export interface BillingReader {
  payment(id: PaymentId): Promise<PaymentDetails | null>;
  /** Newest first; one more than the limit if more exist. */
  payments(employerId: UserId, page: PageRequest, isOpen: boolean): Promise<PaymentDetails[]>;
  /** The unpaid payment that replaces it after a bank's return. */
  owedInstead(id: PaymentId): Promise<PaymentId | null>;
  moneyOfLetter(id: OfferLetterId): Promise<LetterMoneyState>;
  /** Every payment for it, oldest first. */
  paidForLetter(id: OfferLetterId): Promise<readonly PaidState[]>;
  isLetterPaid(id: OfferLetterId): Promise<boolean>;
  /** Those of these that are paid. */
  paidLetters(ids: readonly OfferLetterId[]): Promise<ReadonlySet<OfferLetterId>>;
  hasPaidOut(id: ReferralId): Promise<boolean>;
  /** Cents: committed and not yet due; released and rewarded in total; available for withdrawal. */
  earnings(userId: UserId): Promise<{ coming: number; released: number; available: number }>;
  /** The company's earnings on a referral in cents, never below zero. */
  earnedOn(id: ReferralId): Promise<number>;
  /** The twelve months up to the given one, oldest first (rules.md#spend-months). */
  months(employerId: UserId, last: string): Promise<MonthFigures[]>;
  heldBy(employerId: UserId): Promise<string>;
  cards(userId: UserId, provider: string): Promise<CardView[]>;
  packages(): Promise<readonly JobPackage[]>;
  boosts(): Promise<readonly BoostPackage[]>;
  /** Names for a referrer's notification; null if the referral is gone. */
  referralNames(id: ReferralId): Promise<{ workerName: string; jobTitle: string } | null>;
}
