import { DomainError } from '#kernel/domain-error.ts';
import type { BoardRole } from '../../contract/vocabulary/boards.ts';

/**
 * Moderators and the owner decide about requests and members (rules.md#board-moderators). @throws DomainError
 * `community.not_board_moderator` (403)
 */
export function assertModerates(role: BoardRole | null): asserts role is 'owner' | 'moderator' {
  if (role === 'owner' || role === 'moderator') return;
  throw new DomainError(
    'community.not_board_moderator',
    'forbidden',
    "Only the board's owner and moderators can do this",
  );
}

/**
 * Only the owner edits, appoints, hands over, and archives (rules.md#board-owner). @throws DomainError
 * `community.not_board_owner` (403)
 */
export function assertOwns(role: BoardRole | null): void {
  if (role === 'owner') return;
  throw new DomainError('community.not_board_owner', 'forbidden', "Only the board's owner can do this");
}

/**
 * Moderators remove members, the owner also removes moderators, and no one removes the owner.
 * @throws DomainError `community.not_board_moderator`, `community.not_board_owner` (403),
 * `community.owner_stays` (conflict)
 */
export function assertMayRemove(role: BoardRole | null, removed: BoardRole): void {
  assertModerates(role);
  if (removed === 'owner') throw ownerStays();
  if (removed === 'moderator') assertOwns(role);
}

/** A board always has its one owner: the next one is named first. */
export function ownerStays(): DomainError {
  return new DomainError(
    'community.owner_stays',
    'conflict',
    'A board needs an owner. Hand it over to someone else first.',
  );
}
