import type { BodyOf } from '#platform/http/routing/answer.ts';
import type { PostRow } from '#modules/community/application/post/post-queries.ts';
import type { postSchema } from '#contract/community/index.ts';
import { presentWriting, type ReaderView } from './writing-presenter.ts';

/** A post as this reader sees it. */
export function presentPost(row: PostRow, reader: ReaderView): BodyOf<typeof postSchema> {
  const { isShown, isParted, shown, may } = presentWriting(row, reader);
  const { boardId, category, eventId, type, replyCount, isPinned, isLocked, acceptedReplyId } = row;
  const { mayReply, mayModerate } = reader.rights;
  const isPublished = row.state === 'published';
  const moderates = mayModerate && row.state !== 'deleted';
  return {
    ...shown,
    boardId,
    category,
    eventId,
    type,
    replyCount,
    lastReply: isShown && row.lastReply && !reader.parted.has(row.lastReply.author.id) ? row.lastReply : null,
    isPinned,
    isLocked,
    acceptedReplyId,
    lastActivityAt: row.lastActivityAt,
    title: isShown ? row.title : null,
    job: isShown ? row.job : null,
    tags: isShown ? row.tags : [],
    location: isShown ? row.location : null,
    permissions: {
      ...may,
      reply: mayReply && isPublished && !isLocked && !isParted,
      pin: moderates,
      lock: moderates,
      answer: may.edit && isPublished && type === 'question',
    },
  };
}
