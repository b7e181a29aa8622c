export const ADD_ON_KINDS = ['background_check', 'drug_test', 'i9_verification'] as const;
export type AddOnKind = (typeof ADD_ON_KINDS)[number];

/** What an employer owes for a referral: one of each, the letter fee once per letter (rules.md#charged-once). */
export const OBLIGATION_KINDS = ['bonus', ...ADD_ON_KINDS, 'platform_fee', 'letter_fee'] as const;
export type ObligationKind = (typeof OBLIGATION_KINDS)[number];

/** What a line of a payment is for. */
export type ChargeKind = ObligationKind | 'job_post' | 'job_boost';

/** What an employer pays for at once. */
export type PaymentPurpose =
  'offer' | 'hire' | 'bonus' | 'background_check' | 'drug_test' | 'job_post' | 'job_boost';

/** Earned as soon as it is paid: a letter's fee, a post and its boost. */
export function isEarnedAtOnce(kind: ChargeKind): kind is 'letter_fee' | 'job_post' | 'job_boost' {
  return kind === 'letter_fee' || kind === 'job_post' || kind === 'job_boost';
}

export function isAddOn(kind: ChargeKind): kind is AddOnKind {
  return ADD_ON_KINDS.some((addOn) => addOn === kind);
}
