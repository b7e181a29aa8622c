import { isClosed } from '#contract/hiring/vocabulary/referral-status.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { Hiring, ReferralFacts } from '#modules/hiring/index.ts';

/** @throws DomainError `checks.unknown_referral` (not_found), `checks.not_owner` (forbidden) */
export function assertOwn(referral: ReferralFacts | null, owner: UserId): ReferralFacts {
  if (!referral) throw new DomainError('checks.unknown_referral', 'not_found', 'Referral not found');
  if (referral.employerId !== owner) {
    throw new DomainError('checks.not_owner', 'forbidden', 'This belongs to another employer');
  }
  return referral;
}

/** (tx) @throws DomainError as `assertOwn` */
export async function lockOwn(hiring: Hiring, id: ReferralId, owner: UserId): Promise<ReferralFacts> {
  return assertOwn(await hiring.lockReferral(id), owner);
}

/** @throws DomainError `checks.referral_closed` (rule_broken) */
export function assertOpen(referral: ReferralFacts): void {
  if (isClosed(referral.status)) {
    throw new DomainError('checks.referral_closed', 'rule_broken', 'This referral has ended');
  }
}

/** The same for every link that opens nothing (rules.md#dead-links). */
export function unknownLink(): DomainError {
  return new DomainError('checks.unknown_link', 'not_found', 'This link is invalid or has expired');
}
