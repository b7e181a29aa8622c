/** The sides of a referral that rate each other. */
export const RATING_SIDES = ['employer', 'referrer', 'worker'] as const;
export type RatingSide = (typeof RATING_SIDES)[number];

export const STARS = [1, 2, 3, 4, 5] as const;
export const REVIEW_MAX = 1000;
