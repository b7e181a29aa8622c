import { z } from 'zod';
import { count, dollars, instant, uuid } from '#contract/http/index.ts';
import { FORUM_CATEGORIES, POST_TYPES, WRITING_STATES } from '../vocabulary/posts.ts';
import { authorSchema } from './author.ts';

/** The job of a `job_sharing` post, as it is now; `referralCode` is the sharer's, for the link. */
const sharedJobSchema = z.object({
  id: uuid,
  title: z.string(),
  company: z.string(),
  location: z.string(),
  payRate: z.string(),
  referralBonus: dollars,
  isActive: z.boolean(),
  referralCode: z.string().nullable(),
});

/** The reader's current permissions. */
const postPermissionsSchema = z.object({
  edit: z.boolean(),
  delete: z.boolean(),
  reply: z.boolean(),
  like: z.boolean(),
  pin: z.boolean(),
  lock: z.boolean(),
  hide: z.boolean(),
  report: z.boolean(),
  answer: z.boolean(),
});

/**
 * A post as one reader sees it. A deleted or hidden post leaves a placeholder: `author`, `title`, `content`,
 * `html`, `job`, and `tags` are then empty for others.
 */
export const postSchema = z.object({
  id: uuid,
  boardId: uuid.nullable(),
  category: z.enum(FORUM_CATEGORIES).nullable(),
  eventId: uuid.nullable(),
  author: authorSchema.nullable(),
  title: z.string().nullable(),
  /** The typed Markdown; `html` is the rendered text. */
  content: z.string().nullable(),
  /** Sanitized by the server. */
  html: z.string().nullable(),
  type: z.enum(POST_TYPES),
  job: sharedJobSchema.nullable(),
  tags: z.array(z.string()),
  location: z.string().nullable(),
  likeCount: count,
  userHasLiked: z.boolean(),
  replyCount: count,
  /** The newest reply that everyone reads; null without one, and with a block between. */
  lastReply: z.object({ author: authorSchema, createdAt: instant }).nullable(),
  isPinned: z.boolean(),
  isLocked: z.boolean(),
  state: z.enum(WRITING_STATES),
  /** Why it was hidden, for its author and the moderators. */
  reason: z.string().nullable(),
  acceptedReplyId: uuid.nullable(),
  editedAt: instant.nullable(),
  lastActivityAt: instant,
  createdAt: instant,
  permissions: postPermissionsSchema,
});
export type Post = z.infer<typeof postSchema>;

export const postListSchema = z.array(postSchema);

export const likedSchema = z.object({ liked: z.boolean(), likeCount: count });
export type Liked = z.infer<typeof likedSchema>;
