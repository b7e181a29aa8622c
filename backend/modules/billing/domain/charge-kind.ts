export const ADD_ON_KINDS = ['background_check', 'drug_test', 'i9_verification'] as const;
export type AddOnKind = (typeof ADD_ON_KINDS)[number];

/** What an employer owes for a referral: one of each, the letter fee once per letter (rules.md#charged-once). */
export const OBLIGATION_KINDS = ['bonus', ...ADD_ON_KINDS, 'platform_fee', 'letter_fee'] as const;
export type ObligationKind = (typeof OBLIGATION_KINDS)[number];

/** What a line of a payment is for. */
export type ChargeKind = ObligationKind | 'job_post';

/** What an employer pays for at once. */
export type PaymentPurpose = 'offer' | 'hire' | 'bonus' | 'background_check' | 'drug_test' | 'job_post';

export function isAddOn(kind: ChargeKind): kind is AddOnKind {
  return ADD_ON_KINDS.some((addOn) => addOn === kind);
}
