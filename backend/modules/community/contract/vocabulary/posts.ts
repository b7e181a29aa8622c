/** What kind of post it is. */
export const POST_TYPES = ['discussion', 'question', 'tip', 'job_sharing'] as const;
export type PostType = (typeof POST_TYPES)[number];

/** Where a discussion of the forum stands, which belongs to no board. */
export const FORUM_CATEGORIES = ['general', 'referrers', 'workers', 'employers'] as const;
export type ForumCategory = (typeof FORUM_CATEGORIES)[number];
