export const ADD_ON_KINDS = ['background_check', 'drug_test', 'i9_verification'] as const;
export type AddOnKind = (typeof ADD_ON_KINDS)[number];

/** What an employer owes for a referral: one of each, the letter fee once per letter (rules.md#charged-once). */
export const OBLIGATION_KINDS = ['bonus', ...ADD_ON_KINDS, 'platform_fee', 'letter_fee'] as const;
export type ObligationKind = (typeof OBLIGATION_KINDS)[number];

/** What a line of a payment is for. */
export type ChargeKind = ObligationKind | OwedByNone;

/** About no obligation: a post, its boost, a month of a plan, and what a bank had taken back. */
type OwedByNone = 'job_post' | 'job_boost' | 'subscription' | 'returned_payment';
const OWED_BY_NONE: readonly string[] = ['job_post', 'job_boost', 'subscription', 'returned_payment'];

/** What an employer pays for at once. */
export type PaymentPurpose =
  | 'offer'
  | 'hire'
  | 'bonus'
  | 'background_check'
  | 'drug_test'
  | 'job_post'
  | 'job_boost'
  /** What a plan has taken, once something of it goes back (rules.md#plan-charges-back). */
  | 'subscription'
  /** What a bank had paid and taken back (rules.md#returned-debits). */
  | 'returned_payment';

export function isOwedByNone(kind: ChargeKind): kind is OwedByNone {
  return OWED_BY_NONE.includes(kind);
}

/** The company's as soon as it is paid: a letter's fee, and what is about no obligation. */
export function isEarnedAtOnce(kind: ChargeKind): kind is 'letter_fee' | OwedByNone {
  return kind === 'letter_fee' || isOwedByNone(kind);
}

export function isAddOn(kind: ChargeKind): kind is AddOnKind {
  return ADD_ON_KINDS.some((addOn) => addOn === kind);
}
