import type { EventVisibility, StoredEventStatus } from '../../contract/vocabulary/events.ts';
import {
  NO_RIGHTS,
  rightsInBoard,
  rightsInTheOpen,
  type BoardFacts,
  type PlaceRights,
} from './place-rights.ts';

/** Facts that decide a person's rights in an event. */
export interface EventFacts {
  readonly status: StoredEventStatus;
  readonly isHidden: boolean;
  readonly visibility: EventVisibility;
  readonly isHost: boolean;
  /** Null for one that belongs to no board. */
  readonly board: BoardFacts | null;
}

/**
 * Only the host sees an event before publication; only members see one of a private board
 * (rules.md#private-boards).
 */
export function rightsInEvent(event: EventFacts, isSignedIn: boolean): PlaceRights {
  if (event.isHost) return hostRights(event);
  const isOut = (event.status === 'published' || event.status === 'cancelled') && !event.isHidden;
  const inBoard = event.board && rightsInBoard(event.board, isSignedIn);
  const isForMembers = event.visibility === 'board' && inBoard?.role === null;
  if (!isOut || inBoard?.mayRead === false || isForMembers) return NO_RIGHTS;
  const open = rightsInTheOpen(isSignedIn && event.status === 'published');
  return { ...open, role: inBoard?.role ?? null, mayModerate: inBoard?.mayModerate ?? false };
}

function hostRights({ status, isHidden, board }: EventFacts): PlaceRights {
  const isOpen = status === 'published' && !isHidden;
  return { ...rightsInTheOpen(isOpen), role: board?.role ?? null };
}
