/** What kind of post it is. */
export const POST_TYPES = ['discussion', 'question', 'tip', 'job_sharing'] as const;
export type PostType = (typeof POST_TYPES)[number];

/** Where a discussion of the forum stands, which belongs to no board. */
export const FORUM_CATEGORIES = ['general', 'referrers', 'workers', 'employers'] as const;
export type ForumCategory = (typeof FORUM_CATEGORIES)[number];

/** What has become of a post or a reply; what is not published shows to its author and to moderators alone. */
export const WRITING_STATES = ['published', 'in_review', 'hidden', 'deleted'] as const;
export type WritingState = (typeof WRITING_STATES)[number];

/** How a list of posts is sorted: by the last reply, by when it was written, or by likes and replies against its age. */
export const POST_ORDERS = ['active', 'new', 'top'] as const;
export type PostOrder = (typeof POST_ORDERS)[number];

/** How the replies of a post are sorted. */
export const REPLY_ORDERS = ['newest', 'oldest'] as const;
export type ReplyOrder = (typeof REPLY_ORDERS)[number];
