export const ADD_ON_KINDS = ['background_check', 'drug_test', 'i9_verification'] as const;
export type AddOnKind = (typeof ADD_ON_KINDS)[number];

/**
 * An employer's debts for a referral: one of each, the letter fee once per letter (rules.md#charged-once).
 */
export const OBLIGATION_KINDS = ['bonus', ...ADD_ON_KINDS, 'platform_fee', 'letter_fee'] as const;
export type ObligationKind = (typeof OBLIGATION_KINDS)[number];

/** The purpose of a payment's line. */
export type ChargeKind = ObligationKind | OwedByNone;

/**
 * Lines without an obligation: a post, its boost, a month of a plan, and money that a bank had taken back.
 */
type OwedByNone = 'job_post' | 'job_boost' | 'subscription' | 'returned_payment';
const OWED_BY_NONE: readonly string[] = ['job_post', 'job_boost', 'subscription', 'returned_payment'];

/** The purpose of a payment as a whole. */
export type PaymentPurpose =
  | 'offer'
  | 'hire'
  | 'bonus'
  | 'background_check'
  | 'drug_test'
  | 'job_post'
  | 'job_boost'
  /** A plan's charge, recorded when a part of it is refunded (rules.md#plan-charges-back). */
  | 'subscription'
  /** The repeated payment of a debit that a bank had taken back (rules.md#returned-debits). */
  | 'returned_payment';

export function isOwedByNone(kind: ChargeKind): kind is OwedByNone {
  return OWED_BY_NONE.includes(kind);
}

/** Whether it is earned as soon as it is paid: a letter's fee, and lines without an obligation. */
export function isEarnedAtOnce(kind: ChargeKind): kind is 'letter_fee' | OwedByNone {
  return kind === 'letter_fee' || isOwedByNone(kind);
}

export function isAddOn(kind: ChargeKind): kind is AddOnKind {
  return ADD_ON_KINDS.some((addOn) => addOn === kind);
}
