import { DomainError } from '#kernel/domain-error.ts';

export function expiredLink(): DomainError {
  return new DomainError('checks.link_expired', 'expired', 'This link has expired');
}
