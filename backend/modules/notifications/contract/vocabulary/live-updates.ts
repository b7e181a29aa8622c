/** Things that a screen may show: an update names one by its id, and the screen reads it again with its own rights. */
export const LIVE_SUBJECTS = ['referral', 'event', 'post', 'board'] as const;
export type LiveSubject = (typeof LIVE_SUBJECTS)[number];

/** Subjects whose watchers are notified in addition to the recipients. */
export const WATCHED_SUBJECTS = ['event', 'post', 'board'] as const satisfies readonly LiveSubject[];
export type WatchedSubject = (typeof WATCHED_SUBJECTS)[number];

/** How many things the tabs of one browser can look at together. */
export const MOST_WATCHED = 20;

/** Lists that clients read again if the exact changes are unknown. */
export const LIVE_LISTS = ['inbox', 'referrals', 'posts'] as const;
export type LiveList = (typeof LIVE_LISTS)[number];
