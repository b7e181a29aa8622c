/** States of a claim; `lapsed` if the hire was undone before a decision. */
export const CLAIM_STATES = ['in_review', 'paid', 'refused', 'lapsed'] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];
/** The filters of the list of claims. */
export type ListedClaims = ClaimState | 'all';

/** Why a claim waits for an admin (rules.md#claim-review). */
export const REVIEW_REASONS = [
  'earned_nothing',
  'earned_too_little',
  'many_claims',
  'refused_before',
] as const;
export type ReviewReason = (typeof REVIEW_REASONS)[number];

/** A referrer's claims of thirty days that are paid without a look. */
export const CLAIMS_WITHOUT_REVIEW = 10;
export const CLAIM_WINDOW_DAYS = 30;
/** A refused claim can be made again once (rules.md#claim-again). */
export const CLAIM_TRIES = 2;
