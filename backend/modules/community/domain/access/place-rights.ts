import type { BoardRole } from '../../contract/vocabulary/boards.ts';

/** Facts that decide a person's rights in a board. */
export interface BoardFacts {
  readonly isPrivate: boolean;
  readonly isArchived: boolean;
  readonly isHidden: boolean;
  /** Null for who is not a member. */
  readonly role: BoardRole | null;
}

/** A person's rights in one place: a board, the forum, or an event. */
export interface PlaceRights {
  readonly role: BoardRole | null;
  /** Reads its posts; without it they are in no list, search, feed or notice of this person. */
  readonly mayRead: boolean;
  readonly mayPost: boolean;
  readonly mayReply: boolean;
  readonly mayLike: boolean;
  /** Pins, locks, hides and shows again (rules.md#board-moderators). */
  readonly mayModerate: boolean;
}

export const NO_RIGHTS: PlaceRights = {
  role: null,
  mayRead: false,
  mayPost: false,
  mayReply: false,
  mayLike: false,
  mayModerate: false,
};

/** Rights in a board. `isSignedIn` is false for a visitor, who reads what is public. Source: rules.md#private-boards. */
export function rightsInBoard(board: BoardFacts, isSignedIn: boolean): PlaceRights {
  const isMember = board.role !== null;
  const moderates = board.role === 'moderator' || board.role === 'owner';
  if (board.isHidden && !moderates) return NO_RIGHTS;
  const mayRead = isMember || !board.isPrivate;
  const isOpen = !board.isArchived && !board.isHidden;
  return {
    role: board.role,
    mayRead,
    mayPost: isMember && isOpen,
    mayReply: isSignedIn && mayRead && isOpen,
    mayLike: isSignedIn && mayRead && isOpen,
    mayModerate: moderates,
  };
}

/** Rights in the forum and at public events: everyone reads, and every signed-in person writes. */
export function rightsInTheOpen(isSignedIn: boolean): PlaceRights {
  return {
    role: null,
    mayRead: true,
    mayPost: isSignedIn,
    mayReply: isSignedIn,
    mayLike: isSignedIn,
    mayModerate: false,
  };
}
