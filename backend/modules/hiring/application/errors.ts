import { DomainError } from '#kernel/domain-error.ts';
import type { UserId } from '#kernel/ids.ts';

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

/** @throws DomainError `hiring.not_referrer` (403) */
export function assertReferrer({ referrerId }: { readonly referrerId: UserId | null }, by: UserId): void {
  if (referrerId !== by) {
    throw new DomainError('hiring.not_referrer', 'forbidden', 'This referral was made by someone else');
  }
}
