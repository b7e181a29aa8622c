import { DomainError } from '#kernel/domain-error.ts';

export function boardNotFound(): DomainError {
  return new DomainError('community.board_not_found', 'not_found', 'Board not found');
}

export function memberNotFound(): DomainError {
  return new DomainError(
    'community.member_not_found',
    'not_found',
    "This person isn't a member of the board",
  );
}

export function requestNotFound(): DomainError {
  return new DomainError('community.request_not_found', 'not_found', 'This request was taken back');
}
