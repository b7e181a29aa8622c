import type { PlaceRights } from '#modules/community/domain/access/place-rights.ts';
import type { WritingRow } from '#modules/community/application/post/post-queries.ts';
import { isShownTo, type ReadBy } from '#modules/community/application/post/read-posts.ts';
import type { UserId } from '#kernel/ids.ts';

export interface ReaderView {
  readonly rights: PlaceRights;
  readonly readerId: UserId | null;
  readonly parted: ReadonlySet<string>;
}

/** Fields that posts and replies share, with the reader's permissions. */
export function presentWriting(row: WritingRow, reader: ReaderView) {
  const isShown = isShownTo(row, reader);
  const isAuthor = row.author.id === reader.readerId;
  const isPublished = row.state === 'published';
  const isParted = reader.parted.has(row.author.id);
  const { id, state, likeCount, userHasLiked, editedAt, createdAt } = row;
  return {
    isShown,
    isParted,
    shown: {
      id,
      author: isShown ? row.author : null,
      content: isShown ? row.content : null,
      html: isShown ? row.html : null,
      likeCount,
      userHasLiked,
      state,
      reason: isShown && state === 'hidden' ? row.reason : null,
      editedAt,
      createdAt,
    },
    may: {
      edit: isAuthor && reader.rights.mayReply && (isPublished || state === 'in_review'),
      delete: isAuthor && reader.rights.mayReply && state !== 'deleted',
      like: reader.rights.mayLike && isPublished && (userHasLiked || !isParted),
      hide: reader.rights.mayModerate && state !== 'deleted' && (state !== 'hidden' || row.hiddenByBoard),
      report: reader.readerId !== null && !isAuthor && isPublished,
    },
  };
}

export function readerOf({ rights, readerId, parted }: ReadBy<unknown>): ReaderView {
  return { rights, readerId, parted };
}
