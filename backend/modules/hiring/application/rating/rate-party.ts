import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { newId, type ReferralId, type UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { AccountReader, ReceivedRatings } from '#modules/identity/index.ts';
import { nobodyToRate, ratedBy } from '../../domain/rating/rated-side.ts';
import { referralNotFound } from '../errors.ts';
import type { OwnReferrals } from '../referral/own-referrals.ts';
import type { ReferralFactsReader } from '../referral/referral-facts-reader.ts';
import type { RatingId, RatingStore } from './rating-store.ts';

interface RatePartyNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly facts: ReferralFactsReader;
  readonly own: Pick<OwnReferrals, 'workerOf'>;
  readonly accounts: Pick<AccountReader, 'person'>;
  readonly ratings: RatingStore;
  readonly received: ReceivedRatings;
  readonly clock: Clock;
}

export interface Said {
  readonly rating: number;
  readonly review: string | null;
}

/** One side of a completed referral says how it was with the other (rules.md#rated-once). */
export class RateParty {
  private readonly needs: RatePartyNeeds;

  constructor(needs: RatePartyNeeds) {
    this.needs = needs;
  }

  /**
   * The average changes with it.
   * @throws DomainError `hiring.referral_not_found`, `hiring.already_rated` (409), and as `ratedBy`
   */
  async run(referralId: ReferralId, raterId: UserId, said: Said): Promise<RatingId> {
    const { unitOfWork, facts, own, ratings, accounts, received, clock } = this.needs;
    return unitOfWork.transaction(async () => {
      const referral = await facts.lock(referralId);
      if (!referral) throw referralNotFound();
      const workerId = await own.workerOf(referralId);
      const { side, rateeId } = ratedBy(raterId, { ...referral, workerId });
      if (!(await accounts.person(rateeId))) throw nobodyToRate();
      const id: RatingId = newId();
      const isFirst = await ratings.add({ id, referralId, raterId, rateeId, side, ...said, at: clock.now() });
      if (!isFirst) throw new DomainError('hiring.already_rated', 'conflict', "You've already rated this");
      await received.record(rateeId, () => ratings.averageOf(rateeId));
      return id;
    });
  }
}
