import type { BodyOf } from '#platform/http/routing/answer.ts';
import { excerptOf } from '#modules/community/domain/post/excerpt.ts';
import type { PostRow, ReplyRow } from '#modules/community/application/post/post-queries.ts';
import type { replySchema } from '#contract/community/index.ts';
import { presentPost } from './post-presenter.ts';
import { presentWriting, type ReaderView } from './writing-presenter.ts';

/** Replies of one post as this reader sees them. */
export function presentReplies(
  post: PostRow,
  replies: readonly ReplyRow[],
  reader: ReaderView,
): BodyOf<typeof replySchema>[] {
  const { permissions, acceptedReplyId } = presentPost(post, reader);
  const isPostParted = reader.parted.has(post.author.id);
  return replies.map((row) => {
    const { isShown, isParted, shown, may } = presentWriting(row, reader);
    const isPublished = row.state === 'published';
    return {
      ...shown,
      postId: row.postId,
      quote: isShown ? presentQuote(row.quote) : null,
      isAccepted: row.id === acceptedReplyId,
      permissions: {
        ...may,
        edit: may.edit && !isPostParted,
        like: may.like && post.state === 'published',
        quote: permissions.reply && isPublished && !isParted,
        accept: permissions.answer && isPublished && (!isParted || row.id === acceptedReplyId),
      },
    };
  });
}

/** The quoted reply may have been removed since; then the quote only says so. */
function presentQuote(quote: ReplyRow['quote']): BodyOf<typeof replySchema>['quote'] {
  if (!quote) return null;
  const { replyId, author, html } = quote;
  if (quote.state !== 'published') return { replyId, author: null, excerpt: null, isRemoved: true };
  return { replyId, author, excerpt: excerptOf(html), isRemoved: false };
}
