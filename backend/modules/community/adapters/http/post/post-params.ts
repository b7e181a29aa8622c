import type { z } from 'zod';
import { asId, type JobId, type ReplyId } from '#kernel/ids.ts';
import type { TypedPost } from '#modules/community/application/post/publish-post.ts';
import type { createPostRequestSchema } from '#contract/community/index.ts';

export const nullableReplyId = (id: string | null): ReplyId | null =>
  id === null ? null : asId<'reply'>(id);

export function typedPost(body: z.output<typeof createPostRequestSchema>): TypedPost {
  const { title, content, type, tags, location } = body;
  const jobId: JobId | null = body.jobId === null ? null : asId<'job'>(body.jobId);
  return { title, content, type, tags, location, jobId };
}
