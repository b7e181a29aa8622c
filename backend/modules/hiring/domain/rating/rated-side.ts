import { DomainError } from '#kernel/domain-error.ts';
import type { UserId } from '#kernel/ids.ts';
import type { RatingSide } from '../../contract/vocabulary/rating-side.ts';
import type { ReferralStatus } from '../../contract/vocabulary/referral-status.ts';

/** The accounts behind a referral; the worker's is known only where it is certain. */
export interface RatingParties {
  readonly status: ReferralStatus;
  readonly employerId: UserId;
  readonly referrerId: UserId | null;
  readonly workerId: UserId | null;
}

export interface RatedSide {
  readonly side: RatingSide;
  readonly rateeId: UserId;
}

/**
 * The person to rate: the employer and the referrer rate each other, the worker rates the employer
 * (rules.md#rated-once).
 * @throws DomainError `hiring.not_yours` (403), `hiring.not_completed` (422), `hiring.nobody_to_rate` (422)
 */
export function ratedBy(rater: UserId, parties: RatingParties): RatedSide {
  const { side, rateeId } = sideOf(rater, parties);
  if (!isDone(parties.status)) {
    throw new DomainError(
      'hiring.not_completed',
      'rule_broken',
      'You can rate each other once the work is done',
    );
  }
  if (rateeId === null) throw nobodyToRate();
  return { side, rateeId };
}

/**
 * The same before the work is done; the ratee is null without a referrer.
 * @throws DomainError `hiring.not_yours` (403)
 */
export function sideOf(
  rater: UserId,
  { employerId, referrerId, workerId }: RatingParties,
): { readonly side: RatingSide; readonly rateeId: UserId | null } {
  if (rater === employerId) return { side: 'employer', rateeId: referrerId };
  if (rater === referrerId) return { side: 'referrer', rateeId: employerId };
  if (rater === workerId) return { side: 'worker', rateeId: employerId };
  throw new DomainError('hiring.not_yours', 'forbidden', "This referral isn't yours");
}

/** One side may rate now; `hasRatee`: the other side has an account (rules.md#rated-once). */
export function mayRate(
  status: ReferralStatus,
  { myRating, hasRatee }: { readonly myRating: number | null; readonly hasRatee: boolean },
): boolean {
  return isDone(status) && myRating === null && hasRatee;
}

function isDone(status: ReferralStatus): boolean {
  return status === 'completed';
}

/** The referral has no referrer, or the referrer's account is gone. */
export function nobodyToRate(): DomainError {
  return new DomainError('hiring.nobody_to_rate', 'rule_broken', "There's nobody to rate here");
}
