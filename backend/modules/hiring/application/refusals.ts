import { DomainError } from '#kernel/domain-error.ts';
import type { UserId } from '#kernel/ids.ts';

export function jobNotFound(): DomainError {
  return new DomainError('hiring.job_not_found', 'not_found', 'Job not found');
}

export function packageNotFound(): DomainError {
  return new DomainError('hiring.package_not_found', 'not_found', 'This package is not available');
}

export function referralNotFound(): DomainError {
  return new DomainError('hiring.referral_not_found', 'not_found', 'Referral not found');
}

export function alreadyReferred(): DomainError {
  return new DomainError(
    'hiring.already_referred',
    'conflict',
    'This worker has already been referred for this job',
  );
}

/** What a person may do depends on what they own (rules.md#ownership). @throws DomainError `hiring.not_owner` (403) */
export function assertOwner({ employerId }: { readonly employerId: UserId }, by: UserId): void {
  if (employerId !== by)
    throw new DomainError('hiring.not_owner', 'forbidden', 'This belongs to another employer');
}

/** @throws DomainError `hiring.not_referrer` (403) */
export function assertReferrer({ referrerId }: { readonly referrerId: UserId | null }, by: UserId): void {
  if (referrerId !== by) {
    throw new DomainError('hiring.not_referrer', 'forbidden', 'This referral was made by somebody else');
  }
}
