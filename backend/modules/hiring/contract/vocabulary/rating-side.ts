/** The sides of a referral that rate each other. */
export const RATING_SIDES = ['employer', 'referrer', 'worker'] as const;
export type RatingSide = (typeof RATING_SIDES)[number];

export const REVIEW_MAX = 1000;
