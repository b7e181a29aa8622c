import { DomainError } from '#kernel/domain-error.ts';
import type { UserId } from '#kernel/ids.ts';

export function jobNotFound(): DomainError {
  return new DomainError('hiring.job_not_found', 'not_found', 'Job not found');
}

export function packageNotFound(): DomainError {
  return new DomainError('hiring.package_not_found', 'not_found', 'This package is not available');
}

/**
 * Ownership defines a person's permissions (rules.md#ownership). @throws DomainError `hiring.not_owner` (403)
 */
export function assertOwner({ employerId }: { readonly employerId: UserId }, by: UserId): void {
  if (employerId !== by)
    throw new DomainError('hiring.not_owner', 'forbidden', 'This belongs to another employer');
}
