/** Kinds of posts. */
export const POST_TYPES = ['discussion', 'question', 'tip', 'job_sharing'] as const;
export type PostType = (typeof POST_TYPES)[number];

/** Forum categories, for discussions outside of boards. */
export const FORUM_CATEGORIES = ['general', 'referrers', 'workers', 'employers'] as const;
export type ForumCategory = (typeof FORUM_CATEGORIES)[number];

/** States of a post or a reply; only its author and moderators see it unless it is published. */
export const WRITING_STATES = ['published', 'in_review', 'hidden', 'deleted'] as const;
export type WritingState = (typeof WRITING_STATES)[number];

/** How a list of posts is sorted: by the last reply, by when it was written, or by likes and replies against its age. */
export const POST_ORDERS = ['active', 'new', 'top'] as const;
export type PostOrder = (typeof POST_ORDERS)[number];

/** How the replies of a post are sorted. */
export const REPLY_ORDERS = ['newest', 'oldest'] as const;
export type ReplyOrder = (typeof REPLY_ORDERS)[number];
