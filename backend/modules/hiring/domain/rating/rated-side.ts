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
 * Whom a person rates: the employer and the referrer each other, the worker the employer (rules.md#rated-once).
 * @throws DomainError `hiring.not_yours` (403), `hiring.not_completed` (422), `hiring.nobody_to_rate` (422)
 */
export function ratedBy(rater: UserId, parties: RatingParties): RatedSide {
  const side = sideOf(rater, parties);
  if (!side) throw new DomainError('hiring.not_yours', 'forbidden', "This referral isn't yours");
  if (parties.status !== 'completed') {
    throw new DomainError(
      'hiring.not_completed',
      'rule_broken',
      'You can rate each other once the work is done',
    );
  }
  if (side !== 'employer') return { side, rateeId: parties.employerId };
  if (parties.referrerId === null) throw nobodyToRate();
  return { side, rateeId: parties.referrerId };
}

/** Nobody has referred the worker, or who did has left. */
export function nobodyToRate(): DomainError {
  return new DomainError('hiring.nobody_to_rate', 'rule_broken', "There's nobody to rate here");
}

function sideOf(rater: UserId, { employerId, referrerId, workerId }: RatingParties): RatingSide | null {
  if (rater === employerId) return 'employer';
  if (rater === referrerId) return 'referrer';
  return rater === workerId ? 'worker' : null;
}
