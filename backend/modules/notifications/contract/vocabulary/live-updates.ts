/** Things that a screen may show: an update names one by its id, and the screen reads it again with its own rights. */
export const LIVE_SUBJECTS = ['referral', 'event', 'post'] as const;
export type LiveSubject = (typeof LIVE_SUBJECTS)[number];

/** What is read again where it is not known any more which things have changed. */
export const LIVE_LISTS = ['inbox', 'referrals', 'posts'] as const;
export type LiveList = (typeof LIVE_LISTS)[number];
