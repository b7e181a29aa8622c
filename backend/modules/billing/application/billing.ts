import type { JobId, OfferLetterId, PaymentId, ReferralId, UserId } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { UnhiredCause } from '../contract/vocabulary/refunding/refund-causes.ts';
import type { AddOnKind } from '../domain/charging/charge-kind.ts';
import type { OfferedPay, Quote } from '../domain/charging/fee-calculator.ts';
import type { PayoutTerm } from '../domain/payouts/payout-schedule.ts';
import type { ChargeLine } from '../contract/charging/charge.ts';
import type { PaymentAction } from '../contract/vocabulary/charging/payment-actions.ts';

/** The parties to a referral's money, and the bonus that was promised for it. */
export interface ReferralMoney {
  readonly referralId: ReferralId;
  readonly jobId: JobId;
  readonly employerId: UserId;
  /** Null for a quick apply without a referrer: no one earns the bonus, so it is not charged. */
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

/** The signed letter's terms, which the hire follows. */
export interface SignedTerms {
  readonly pay: OfferedPay;
  /**
   * The add-ons that are still wanted, without those canceled or dropped since (rules.md#hire-from-signed).
   */
  readonly addOns: readonly AddOnKind[];
}

/** New terms of a letter, which may change its add-ons. */
export interface OfferRevision extends Omit<OfferCharge, 'unopened'> {
  /** Add-ons that the letter no longer has. */
  readonly removed: readonly AddOnKind[];
}

export interface RevisionQuote extends Quote {
  /** The amount that is refunded. */
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
  readonly actions: PaymentAction[];
  readonly lines: readonly ChargeLine[];
}

/** One payment made for a letter. */
export interface LetterPayment extends Pick<PaymentView, 'amount' | 'lines'> {
  readonly paidAt: string | null;
}

export interface LetterMoney {
  /** The newest payment with its status; null if nothing was ever due. */
  readonly payment: PaymentView | null;
  /** Every charge of the letter is paid. */
  readonly isPaid: boolean;
}

export interface Earnings {
  /** Committed to the referrer and not yet due. */
  readonly coming: Money;
  /** Released milestones and rewards, ever. */
  readonly released: Money;
  /** The amount that can be withdrawn now. */
  readonly available: Money;
}

/**
 * The operations that billing offers other contexts. Methods marked (tx) run inside the caller's transaction,
 * after it has locked the referral, and settle the money together with the decision that moves it. The others
 * run outside any transaction because they call the payment provider or only read.
 */
export interface Billing {
  /** The price of an offer now, without what this referral has already paid (rules.md#charged-once). */
  quoteOffer(offer: Omit<OfferCharge, 'offerLetterId'>): Promise<Quote>;
  /** The price of a hire: bonus, add-ons, and the unpaid part of the signed letter if there was one. */
  quoteHire(
    referral: ReferralMoney,
    addOns: readonly AddOnKind[],
    signed: SignedTerms | null,
  ): Promise<Quote>;

  /**
   * (tx) Records what an offer costs and is not covered yet, and opens one payment for it; null if nothing is
   * due.
   */
  chargeOffer(charge: OfferCharge): Promise<PaymentId | null>;
  /**
   * (tx) One payment for several letters, whose referrals are locked in the order of their ids.
   * @throws DomainError `billing.charge_too_large` (rule_broken) if one payment cannot carry their sum
   */
  chargeOffers(charges: readonly OfferCharge[]): Promise<PaymentId | null>;
  /** The charge and the refund that new terms of a letter would cause now. */
  quoteRevision(revision: OfferRevision): Promise<RevisionQuote>;
  /**
   * (tx) New terms of a letter: opens one payment for any increase (null if none) and refunds any decrease
   * (rules.md#amended-offers).
   * @throws DomainError `billing.charge_too_large`, `billing.charge_too_small` (rule_broken)
   */
  reviseOffer(revision: OfferRevision): Promise<PaymentId | null>;
  /** The price of restoring a hire whose rejection is undone. */
  quoteRestored(referral: ReferralMoney, since: Date): Promise<Quote>;
  /**
   * (tx) The rejection of a hire is undone: the bonus is owed again, and so are the add-ons refunded `since`
   * then, at their original price.
   */
  chargeRestored(referral: ReferralMoney, since: Date): Promise<PaymentId | null>;
  /** (tx) Charges what a hire adds: the bonus if it is not covered, and new add-ons. */
  chargeHire(
    referral: ReferralMoney,
    addOns: readonly AddOnKind[],
    /** The letter that the hire follows: its unpaid part is owed now (rules.md#hire-from-signed). */
    signed?: SignedTerms | null,
  ): Promise<PaymentId | null>;
  /**
   * (tx) The worker is hired without this draft: costs of the letter itself are canceled or refunded
   * (rules.md#hire-ends-draft).
   */
  dropDraft(referralId: ReferralId, offerLetterId: OfferLetterId): Promise<void>;
  /**
   * (tx) Charges only the bonus, for `pay-referral-bonus`; returns the payment that already covers it, if
   * any.
   */
  chargeBonus(referral: ReferralMoney): Promise<PaymentId | null>;

  /** (tx) The hire is final: commits held money, plans milestones, and notifies `BonusRecord`. */
  commitHire(referral: ReferralMoney, hiredAt: Date): Promise<void>;
  /**
   * (tx) Undoes a commitment (rollback of hired): holds the money again, drops milestones, notifies
   * `BonusRecord`.
   */
  undoHire(referralId: ReferralId): Promise<void>;
  /** (tx) Offer declined, expired or withdrawn, or rejected before the hire: refunds what rules.md#refund-without-hire says. @throws DomainError `billing.hired` (conflict) for a hire that counts */
  releaseUnhired(referralId: ReferralId, cause: UnhiredCause): Promise<void>;
  /**
   * (tx) A hired referral is rejected: voids milestones not yet due and refunds their money to the employer.
   */
  voidMilestones(referralId: ReferralId): Promise<void>;
  /**
   * (tx) The worker has confirmed: parts of the bonus that waited for it continue
   * (rules.md#unconfirmed-hires). Idempotent.
   */
  letMilestonesGo(referralId: ReferralId): Promise<void>;
  /** A milestone of this referral has been released. */
  hasPaidOut(referralId: ReferralId): Promise<boolean>;

  /**
   * (tx) The employer pays this new payment with another card: the saved one is not charged
   * (rules.md#saved-card).
   */
  askForCard(paymentId: PaymentId): Promise<void>;
  /** Makes sure that the provider knows the payment, charges a saved card, and shows its status. */
  present(paymentId: PaymentId | null): Promise<PaymentView>;
  moneyOfLetter(offerLetterId: OfferLetterId): Promise<LetterMoney>;
  /** Every payment that succeeded for a letter, oldest first, with the letter's own lines only. */
  paidForLetter(offerLetterId: OfferLetterId): Promise<readonly LetterPayment[]>;
  /** (tx) Whether every charge of this letter is paid. */
  isLetterPaid(offerLetterId: OfferLetterId): Promise<boolean>;
  /** Those of these letters that are paid, in one query. */
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
   * The company's earnings on a referral: fees and delivered add-ons, less refunds and anything a bank has
   * taken or may still take.
   */
  earnedOn(referralId: ReferralId): Promise<Money>;
}

/**
 * Hiring's record of a bonus; billing updates it in the transaction that moves the money
 * (rules.md#bonus-at-hire).
 */
export interface BonusRecord {
  /**
   * (tx) Locks the referral's row until the transaction ends. Billing calls it first wherever it starts a transaction
   * of its own about a referral (a provider's event, a refund), so that the referral is always locked before its money.
   */
  lockReferral(referralId: ReferralId): Promise<void>;
  /** (tx) Whether the worker has personally confirmed the hire (rules.md#unconfirmed-hires). */
  isWorkerConfirmed(referralId: ReferralId): Promise<boolean>;
  /** (tx) Idempotent. */
  recordBonusStatus(
    referralId: ReferralId,
    bonus: {
      readonly status: 'none' | 'held' | 'paid' | 'refunded';
      readonly paidAt: Date | null;
      readonly paymentIntentId: string | null;
    },
  ): Promise<void>;
}
