import { z } from 'zod';
import { cursorSchema, instant, limitSchema } from '#contract/http/index.ts';
import { FORUM_CATEGORIES, POST_ORDERS, REPLY_ORDERS } from '../vocabulary/posts.ts';

const page = { limit: limitSchema, cursor: cursorSchema };
const order = z.enum(POST_ORDERS, { error: 'Unknown order' }).default('active');

export const postsQuerySchema = z.object({ ...page, order });

/** `all` and no category are the whole forum. */
export const discussionsQuerySchema = z.object({
  ...page,
  order,
  category: z
    .enum([...FORUM_CATEGORIES, 'all'], { error: 'Unknown category' })
    .nullish()
    .transform((category) => (category === 'all' ? null : (category ?? null))),
});

export const repliesQuerySchema = z.object({
  ...page,
  order: z.enum(REPLY_ORDERS, { error: 'Unknown order' }).default('newest'),
});

/** An earlier version of a post or a reply, latest first; `replacedAt` is the time of the edit. */
export const textEditSchema = z.object({
  title: z.string().nullable(),
  html: z.string(),
  replacedAt: instant,
});
export type TextEdit = z.infer<typeof textEditSchema>;
export const textEditListSchema = z.array(textEditSchema);
