import type { UserId } from '#kernel/ids.ts';
import { NO_RIGHTS, type PlaceRights } from '../../domain/access/place-rights.ts';
import type { Post, PostPlace } from '../../domain/post/post.ts';
import type { Writing } from '../../domain/post/writing.ts';
import { boardNotFound } from '../board/errors.ts';
import type { Place, Places } from '../access/places.ts';
import {
  membersOnly,
  moderatorsOnly,
  notAMember,
  notTheAuthor,
  postNotFound,
  readOnly,
  replyNotFound,
} from './errors.ts';

export function placeOf({ boardId, category, eventId }: PostPlace): Place {
  if (boardId) return { kind: 'board', boardId };
  if (category) return { kind: 'forum', category };
  if (eventId) return { kind: 'event', eventId };
  throw new Error('A post without a place');
}

/** A person's rights over posts and replies, by place and author (rules.md#private-boards). */
export class PlaceAccess {
  private readonly places: Places;

  constructor(places: Places) {
    this.places = places;
  }

  /** @throws DomainError `community.board_not_found`, `community.members_only` (403) */
  async toRead(place: Place, personId: UserId | null): Promise<PlaceRights> {
    const rights = await this.places.rightsIn(place, personId);
    if (!rights) throw boardNotFound();
    if (!rights.mayRead) throw membersOnly();
    return rights;
  }

  /** @throws as `toRead`; DomainError `community.not_a_member` (403), `community.read_only` (409) */
  async toPost(place: Place, personId: UserId): Promise<void> {
    const rights = await this.toRead(place, personId);
    if (rights.mayPost) return;
    throw place.kind === 'board' && rights.role === null ? notAMember() : readOnly();
  }

  /** Rights in the post's place; no rights if the place is hidden from this person. */
  async around(post: PostPlace, personId: UserId | null): Promise<PlaceRights> {
    return (await this.places.rightsIn(placeOf(post), personId)) ?? NO_RIGHTS;
  }

  /**
   * For who wants to change something of a post or reply.
   * @throws DomainError `community.post_not_found` or `community.reply_not_found` where the person may not read it,
   *   `community.read_only` (409)
   */
  async toChange(post: Post, writing: Writing, by: UserId): Promise<PlaceRights> {
    const rights = await this.readable(post, writing, by);
    if (!rights.mayReply) throw readOnly();
    return rights;
  }

  /** @throws as `toChange`; DomainError `community.not_the_author` (403) */
  async toEdit(post: Post, writing: Writing, by: UserId): Promise<void> {
    await this.toChange(post, writing, by);
    if (writing.authorId !== by) throw notTheAuthor();
  }

  /** @throws DomainError as `toChange` where the person may not read it, `community.moderators_only` (403) */
  async toModerate(post: Post, writing: Writing, by: UserId): Promise<void> {
    const rights = await this.readable(post, writing, by);
    if (!rights.mayModerate) throw moderatorsOnly();
  }

  /** Answers an unreadable text as if it did not exist. */
  private async readable(post: Post, writing: Writing, by: UserId): Promise<PlaceRights> {
    const rights = await this.around(post, by);
    if (isReadable(post, by, rights) && isReadable(writing, by, rights)) return rights;
    throw writing === post ? postNotFound() : replyNotFound();
  }
}

/** No one reads a deleted text; only its author and moderators read one that is hidden or in review. */
function isReadable(
  { state, authorId }: Pick<Writing, 'state' | 'authorId'>,
  personId: UserId,
  { mayRead, mayModerate }: PlaceRights,
): boolean {
  if (!mayRead || state === 'deleted') return false;
  return state === 'published' || authorId === personId || mayModerate;
}
