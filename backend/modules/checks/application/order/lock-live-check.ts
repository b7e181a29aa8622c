import { DomainError } from '#kernel/domain-error.ts';
import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { Hiring, ReferralFacts } from '#modules/hiring/index.ts';
import type { BackgroundCheck, CheckKind } from '../../domain/order/background-check.ts';
import type { BackgroundCheckRepository } from '../ports.ts';
import { lockOwn } from '../referral-access.ts';

/** The error for a check or test that was not requested. */
export function noCheck(kind: CheckKind): DomainError {
  return kind === 'drug_test'
    ? new DomainError('checks.no_test', 'not_found', 'No drug test was requested')
    : new DomainError('checks.no_check', 'not_found', 'No background check was requested');
}

interface LockLiveCheckNeeds {
  readonly hiring: Hiring;
  readonly checks: BackgroundCheckRepository;
}

/**
 * (tx) The check that was requested for an employer's own referral, both locked.
 * @throws DomainError `checks.unknown_referral`, `checks.not_owner`, `checks.no_check` (not_found)
 */
export async function lockLiveCheck(
  { hiring, checks }: LockLiveCheckNeeds,
  id: ReferralId,
  by: UserId,
  kind: CheckKind,
): Promise<{ check: BackgroundCheck; referral: ReferralFacts }> {
  const referral = await lockOwn(hiring, id, by);
  const check = await checks.findLive(id, kind);
  if (!check) throw noCheck(kind);
  return { check, referral };
}
