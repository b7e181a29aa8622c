import { z } from 'zod';
import { asId, type BoardId, type JobId, type PostId, type ReplyId } from '#kernel/ids.ts';
import { uuid } from '#contract/http/index.ts';
import type { TypedPost } from '#modules/community/application/post/publish-post.ts';
import type { createPostRequestSchema } from '#contract/community/index.ts';

export const byId = z.object({ id: uuid });

export const postId = ({ id }: { id: string }): PostId => asId<'post'>(id);
export const replyId = ({ id }: { id: string }): ReplyId => asId<'reply'>(id);
export const boardId = ({ id }: { id: string }): BoardId => asId<'board'>(id);

export const nullableReplyId = (id: string | null): ReplyId | null =>
  id === null ? null : asId<'reply'>(id);

export function typedPost(body: z.output<typeof createPostRequestSchema>): TypedPost {
  const { title, content, type, tags, location } = body;
  const jobId: JobId | null = body.jobId === null ? null : asId<'job'>(body.jobId);
  return { title, content, type, tags, location, jobId };
}
