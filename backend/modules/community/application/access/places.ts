import type { BoardId, EventId, UserId } from '#kernel/ids.ts';
import type { PlaceRights } from '../../domain/access/place-rights.ts';
import type { ForumCategory } from '../../contract/vocabulary/posts.ts';

/** The place of a post. */
export type Place =
  | { readonly kind: 'board'; readonly boardId: BoardId }
  | { readonly kind: 'forum'; readonly category: ForumCategory }
  | { readonly kind: 'event'; readonly eventId: EventId };

/** Decides a person's rights in a place. All reads and writes in the community check here. */
export interface Places {
  /** `personId` is null for a visitor. Returns null if the place does not exist. */
  rightsIn(place: Place, personId: UserId | null): Promise<PlaceRights | null>;
}
