import { DomainError } from '#kernel/domain-error.ts';

/** An email has one account, in any case. */
export function emailTaken(): DomainError {
  return new DomainError('identity.email_taken', 'conflict', 'An account with this email already exists', {
    path: 'email',
  });
}
