import { z } from 'zod';
import { paragraphs, uuid } from '#contract/http/index.ts';

const content = paragraphs({ min: 1, max: 10_000, message: 'Please write a reply' });

export const createReplyRequestSchema = z.object({
  content,
  /** The reply of the same post that this one answers. */
  quotedReplyId: uuid.nullish().transform((id) => id ?? null),
});
export type CreateReplyRequest = z.input<typeof createReplyRequestSchema>;

export const editReplyRequestSchema = z.object({ content });
export type EditReplyRequest = z.input<typeof editReplyRequestSchema>;
