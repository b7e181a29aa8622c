import type { BoardId, EventId, UserId } from '#kernel/ids.ts';
import type { PlaceRights } from '../../domain/access/place-rights.ts';
import type { ForumCategory } from '../../contract/vocabulary/posts.ts';

/** Where a post stands. */
export type Place =
  | { readonly kind: 'board'; readonly boardId: BoardId }
  | { readonly kind: 'forum'; readonly category: ForumCategory }
  | { readonly kind: 'event'; readonly eventId: EventId };

/** Who may do what where: everything that reads or writes in the community asks here. */
export interface Places {
  /** `personId` is null for a visitor. Null where there is no such place. */
  rightsIn(place: Place, personId: UserId | null): Promise<PlaceRights | null>;
}
