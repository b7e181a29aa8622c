import { DomainError } from '#kernel/domain-error.ts';
import type { UserId } from '#kernel/ids.ts';
import type { ProfileAuthor, ProfileReader } from '../../contract/vocabulary/candidate-profile.ts';
import {
  isClosed,
  isSuccessfulHire,
  type ReferralStatus,
} from '../../contract/vocabulary/referral-status.ts';

/** The two sides of the referral and its worker. */
export interface ProfileSides {
  readonly employerId: UserId;
  readonly referrerId: UserId | null;
  /** The worker's account, once it is known to be theirs. */
  readonly workerId: UserId | null;
}

export interface ProfileState {
  readonly status: ReferralStatus;
  /** The worker declined, or has deleted their account. */
  readonly isWithdrawn: boolean;
  readonly writtenBy: ProfileAuthor | null;
}

/** Null for someone whom the referral is none of. */
export function readerOf(by: UserId, sides: ProfileSides): ProfileReader | null {
  if (by === sides.employerId) return 'employer';
  if (by === sides.workerId) return 'worker';
  return by === sides.referrerId ? 'referrer' : null;
}

/**
 * The worker and the referrer write, the referrer until the worker has (rules.md#profile-author).
 * @throws DomainError `hiring.not_yours`, `hiring.profile_not_yours` (forbidden), `hiring.profile_of_worker` (conflict),
 * `hiring.profile_withdrawn` (expired), `hiring.referral_over` (rule_broken)
 */
export function authorOf(by: UserId, sides: ProfileSides, state: ProfileState): ProfileAuthor {
  const reader = readerOf(by, sides);
  if (reader === null) throw notYours();
  if (reader === 'employer')
    throw new DomainError(
      'hiring.profile_not_yours',
      'forbidden',
      'Only the worker and whoever referred them can write this profile',
    );
  assertThere(state);
  if (isClosed(state.status))
    throw new DomainError('hiring.referral_over', 'rule_broken', 'This referral is over');
  if (reader === 'referrer' && state.writtenBy === 'worker')
    throw new DomainError(
      'hiring.profile_of_worker',
      'conflict',
      'The worker wrote this profile. Only they can change it.',
    );
  return reader;
}

export function mayWrite(reader: ProfileReader, { status, isWithdrawn, writtenBy }: ProfileState): boolean {
  if (reader === 'employer' || isWithdrawn || isClosed(status)) return false;
  return reader === 'worker' || writtenBy !== 'worker';
}

/**
 * Only the referrer vouches for skills (rules.md#vouched-skills).
 * @throws DomainError `hiring.not_yours`, `hiring.not_referrer` (forbidden), `hiring.profile_withdrawn`,
 * `hiring.referral_over`
 */
export function assertMayVouch(by: UserId, sides: ProfileSides, state: ProfileState): void {
  const reader = readerOf(by, sides);
  if (reader === null) throw notYours();
  if (reader !== 'referrer')
    throw new DomainError('hiring.not_referrer', 'forbidden', 'This referral was made by someone else');
  assertThere(state);
  if (isClosed(state.status))
    throw new DomainError('hiring.referral_over', 'rule_broken', 'This referral is over');
}

/** Only before the decision: interest in a hired or rejected worker has no use (rules.md#counted-once). */
export function mayShowInterest({ status, isWithdrawn }: Omit<ProfileState, 'writtenBy'>): boolean {
  return !isWithdrawn && !isSuccessfulHire(status) && !isClosed(status);
}

/** @throws DomainError `hiring.profile_withdrawn` (expired), `hiring.interest_too_late` (rule_broken) */
export function assertMayShowInterest(state: ProfileState): void {
  assertThere(state);
  if (!mayShowInterest(state))
    throw new DomainError(
      'hiring.interest_too_late',
      'rule_broken',
      "You've already decided about this worker",
    );
}

export function notYours(): DomainError {
  return new DomainError('hiring.not_yours', 'forbidden', "This referral isn't yours");
}

function assertThere({ isWithdrawn }: ProfileState): void {
  if (isWithdrawn)
    throw new DomainError('hiring.profile_withdrawn', 'expired', 'The worker withdrew this profile');
}
