import type { JobId, OfferLetterId, PaymentId, ReferralId, UserId } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { UnhiredCause } from '../contract/vocabulary/refund-causes.ts';
import type { AddOnKind } from '../domain/charge-kind.ts';
import type { OfferedPay, Quote } from '../domain/fee-calculator.ts';
import type { PayoutTerm } from '../domain/payouts/payout-schedule.ts';
import type { ChargeLine } from '../contract/charge.ts';

/** Whose money a referral moves, and the bonus that was promised for it. */
export interface ReferralMoney {
  readonly referralId: ReferralId;
  readonly jobId: JobId;
  readonly employerId: UserId;
  /** Null for a quick apply that nobody referred: the bonus then belongs to nobody and is not charged. */
  readonly referrerId: UserId | null;
  readonly bonus: Money;
  readonly payoutSchedule: readonly PayoutTerm[];
}

export interface OfferCharge {
  readonly referral: ReferralMoney;
  readonly offerLetterId: OfferLetterId;
  readonly pay: OfferedPay;
  readonly addOns: readonly AddOnKind[];
  /** Letters of the referral that were withdrawn before anyone opened them (rules.md#kept-letter-fee). */
  readonly unopened: readonly OfferLetterId[];
}

/** What the letter says that a hire follows. */
export interface SignedTerms {
  readonly pay: OfferedPay;
  /** The add-ons that are still wanted: not those that were canceled or given up since (rules.md#hire-from-signed). */
  readonly addOns: readonly AddOnKind[];
}

/** New terms of a letter whose add-ons were others before. */
export interface OfferRevision extends Omit<OfferCharge, 'unopened'> {
  /** Add-ons that the letter had and has no more. */
  readonly removed: readonly AddOnKind[];
}

export interface RevisionQuote extends Quote {
  /** What goes back. */
  readonly refund: Money;
}

/** A payment in the shape of the contract's `Payment`. */
export interface PaymentView {
  readonly id: string | null;
  readonly paymentIntentId: string | null;
  readonly status: 'succeeded' | 'requires_payment' | 'processing' | 'failed';
  readonly amount: string;
  readonly currency: 'usd';
  readonly clientSecret: string | null;
  readonly lines: readonly ChargeLine[];
}

/** What was paid for a letter at one time. */
export interface LetterPayment extends Pick<PaymentView, 'amount' | 'lines'> {
  readonly paidAt: string | null;
}

export interface Earnings {
  /** Committed to the referrer and not yet due. */
  readonly coming: Money;
  /** Released milestones and rewards, ever. */
  readonly released: Money;
  /** What can be withdrawn now. */
  readonly available: Money;
}

/**
 * What other contexts may ask of billing. Methods marked (tx) run inside the caller's transaction, after it has locked the referral, and
 * settle the money together with the decision that moves it; the others stand outside any transaction because they
 * talk to the payment provider or only read.
 */
export interface Billing {
  /** What an offer would cost now: what is already covered for this referral is left out (rules.md#charged-once). */
  quoteOffer(offer: Omit<OfferCharge, 'offerLetterId'>): Promise<Quote>;
  /** The same for a hire: bonus and add-ons, and what is not paid of the letter that was signed, if one was. */
  quoteHire(
    referral: ReferralMoney,
    addOns: readonly AddOnKind[],
    signed: SignedTerms | null,
  ): Promise<Quote>;

  /** (tx) Owes what an offer costs and is not covered yet, and opens one payment for it; null when nothing is due. */
  chargeOffer(charge: OfferCharge): Promise<PaymentId | null>;
  /**
   * (tx) The same for several letters, whose referrals are locked in the order of their ids: one payment for all.
   * @throws DomainError `billing.charge_too_large` (rule_broken) where one payment cannot carry their sum
   */
  chargeOffers(charges: readonly OfferCharge[]): Promise<PaymentId | null>;
  /** What new terms of a letter would charge and give back now. */
  quoteRevision(revision: OfferRevision): Promise<RevisionQuote>;
  /**
   * (tx) New terms of a letter: one payment for what is more, null where nothing is; what is less goes back (rules.md#amended-offers).
   * @throws DomainError `billing.charge_too_large`, `billing.charge_too_small` (rule_broken)
   */
  reviseOffer(revision: OfferRevision): Promise<PaymentId | null>;
  /** What restoring a hire would charge whose rejection is undone. */
  quoteRestored(referral: ReferralMoney, since: Date): Promise<Quote>;
  /**
   * (tx) The rejection of a hire is undone: the bonus is owed again, and so are the add-ons that went back `since` then, at the price they had.
   */
  chargeRestored(referral: ReferralMoney, since: Date): Promise<PaymentId | null>;
  /** (tx) The same for what a hire adds: the bonus where it is not covered, and new add-ons. */
  chargeHire(
    referral: ReferralMoney,
    addOns: readonly AddOnKind[],
    /** The letter that the hire follows: what is not paid of it at this moment is owed (rules.md#hire-from-signed). */
    signed?: SignedTerms | null,
  ): Promise<PaymentId | null>;
  /** (tx) The worker is hired without this draft: what only the letter costs is canceled or refunded (rules.md#hire-ends-draft). */
  dropDraft(referralId: ReferralId, offerLetterId: OfferLetterId): Promise<void>;
  /** (tx) The bonus alone, for `pay-referral-bonus`; the payment that covers it already where there is one. */
  chargeBonus(referral: ReferralMoney): Promise<PaymentId | null>;

  /** (tx) The hire stands: held money is committed, milestones are planned, `BonusRecord` is told. */
  commitHire(referral: ReferralMoney, hiredAt: Date): Promise<void>;
  /** (tx) Takes a commitment back (rollback of hired): held again, milestones gone, `BonusRecord` is told. */
  undoHire(referralId: ReferralId): Promise<void>;
  /** (tx) Offer declined, expired or withdrawn, or rejected before the hire: refunds what rules.md#refund-without-hire says. @throws DomainError `billing.hired` (conflict) for a hire that counts */
  releaseUnhired(referralId: ReferralId, cause: UnhiredCause): Promise<void>;
  /** (tx) A hired referral is rejected: milestones not yet due are void, their money goes back to the employer. */
  voidMilestones(referralId: ReferralId): Promise<void>;
  /** (tx) The worker has confirmed: the parts of the bonus that waited for it go on (rules.md#unconfirmed-hires). Repeating it does nothing. */
  letMilestonesGo(referralId: ReferralId): Promise<void>;
  /** A milestone of this referral has been released. */
  hasPaidOut(referralId: ReferralId): Promise<boolean>;

  /** (tx) The employer gives another card for this new payment: the saved one is not charged (rules.md#saved-card). */
  askForCard(paymentId: PaymentId): Promise<void>;
  /** Makes sure that the provider knows the payment, charges a saved card, and shows how it stands. */
  present(paymentId: PaymentId | null): Promise<PaymentView>;
  /** The newest payment of a letter, shown as it stands; null where nothing was ever due. */
  paymentOfLetter(offerLetterId: OfferLetterId): Promise<PaymentView | null>;
  /** Every payment that succeeded for a letter, the first one first, with the letter's own lines only. */
  paidForLetter(offerLetterId: OfferLetterId): Promise<readonly LetterPayment[]>;
  /** (tx) Nothing of this letter's charge is unpaid. */
  isLetterPaid(offerLetterId: OfferLetterId): Promise<boolean>;
  /** Those of these letters that are paid, asked for together. */
  paidLetters(ids: readonly OfferLetterId[]): Promise<ReadonlySet<OfferLetterId>>;

  /** (tx) Credits a tier reward to the referrer's available balance, once per reward id. */
  payReward(reward: {
    rewardId: string;
    userId: UserId;
    referralId: ReferralId;
    amount: Money;
  }): Promise<void>;
  earnings(userId: UserId): Promise<Earnings>;
  /**
   * What the company has earned on a referral and keeps: fees and delivered add-ons, less what went back and what a bank has taken
   * or may still take.
   */
  earnedOn(referralId: ReferralId): Promise<Money>;
}

/** What hiring keeps of a bonus; billing says so in the transaction that moves the money (rules.md#bonus-at-hire). */
export interface BonusRecord {
  /**
   * (tx) Locks the referral's row until the transaction ends. Billing calls it first wherever it starts a transaction
   * of its own about a referral (a provider's event, a refund), so that the referral is always locked before its money.
   */
  lockReferral(referralId: ReferralId): Promise<void>;
  /** (tx) Whether the worker has said for themselves that they are the one (rules.md#unconfirmed-hires). */
  isWorkerConfirmed(referralId: ReferralId): Promise<boolean>;
  /** (tx) Repeating it does nothing. */
  recordBonusStatus(
    referralId: ReferralId,
    bonus: {
      readonly status: 'none' | 'held' | 'paid' | 'refunded';
      readonly paidAt: Date | null;
      readonly paymentIntentId: string | null;
    },
  ): Promise<void>;
}
