/** How a referral came to be (rules.md#referral-source). */
export const REFERRAL_SOURCES = ['referral', 'link', 'quick_apply'] as const;
export type ReferralSource = (typeof REFERRAL_SOURCES)[number];

export const VERIFICATION_STATUSES = ['pending', 'verified', 'declined', 'expired'] as const;
export type VerificationStatus = (typeof VERIFICATION_STATUSES)[number];

/** The worker has confirmed the referral, or signed a letter for it (rules.md#worker-confirms). */
export function hasAgreed(worker: {
  readonly verificationStatus: VerificationStatus;
  readonly signatureKind: string | null;
}): boolean {
  return worker.verificationStatus === 'verified' || worker.signatureKind === 'digital';
}

/** A worker's actions on the page of their confirmation: a yes or a no, and adding it to an account of theirs. */
export const CONFIRMATION_ACTIONS = ['answer', 'claim'] as const;
export type ConfirmationAction = (typeof CONFIRMATION_ACTIONS)[number];

/** The order of an employer's list, by when each was referred. */
export const REFERRAL_SORTS = ['newest', 'oldest'] as const;
export type ReferralSort = (typeof REFERRAL_SORTS)[number];
