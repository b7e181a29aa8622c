import { z } from 'zod';
import { count, instant, uuid } from '#contract/http/index.ts';
import { WRITING_STATES } from '../vocabulary/posts.ts';
import { authorSchema } from './author.ts';

/** The reply that another one answers; `author` and `excerpt` are empty where it was deleted or hidden since. */
const quoteSchema = z.object({
  replyId: uuid,
  author: authorSchema.nullable(),
  excerpt: z.string().nullable(),
  isRemoved: z.boolean(),
});

const replyPermissionsSchema = z.object({
  edit: z.boolean(),
  delete: z.boolean(),
  like: z.boolean(),
  quote: z.boolean(),
  hide: z.boolean(),
  report: z.boolean(),
  accept: z.boolean(),
});

/** A reply as one reader sees it; empty where it was deleted or hidden, as with posts. */
export const replySchema = z.object({
  id: uuid,
  postId: uuid,
  author: authorSchema.nullable(),
  content: z.string().nullable(),
  html: z.string().nullable(),
  quote: quoteSchema.nullable(),
  likeCount: count,
  userHasLiked: z.boolean(),
  state: z.enum(WRITING_STATES),
  reason: z.string().nullable(),
  isAccepted: z.boolean(),
  editedAt: instant.nullable(),
  createdAt: instant,
  permissions: replyPermissionsSchema,
});
export type Reply = z.infer<typeof replySchema>;

export const replyListSchema = z.array(replySchema);
