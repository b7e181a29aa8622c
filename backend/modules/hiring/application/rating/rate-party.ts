import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { newId, type ReferralId, type UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { AccountReader, ReceivedRatings } from '#modules/identity/index.ts';
import type { Notifier } from '#modules/notifications/index.ts';
import { nobodyToRate, ratedBy } from '../../domain/rating/rated-side.ts';
import { referralNotFound } from '../errors.ts';
import type { ReferralFacts } from '../hiring.ts';
import type { RatingSide } from '../../contract/vocabulary/rating-side.ts';
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
  readonly notifier: Notifier;
  readonly clock: Clock;
}

export interface Said {
  readonly rating: number;
  readonly review: string | null;
}

interface Told {
  readonly raterId: UserId;
  readonly rateeId: UserId;
  readonly side: RatingSide;
  readonly rating: number;
}

/** One side of a completed referral says how it was with the other (rules.md#rated-once). */
export class RateParty {
  private readonly needs: RatePartyNeeds;

  constructor(needs: RatePartyNeeds) {
    this.needs = needs;
  }

  /**
   * Updates the average and notifies the rated person.
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
      await this.tell(referral, { raterId, rateeId, side, rating: said.rating });
      return id;
    });
  }

  /** Uses the name shown next to the rating: the company of an employer, the first name of anyone else. */
  private async tell(
    { referralId, jobId, jobTitle, workerName, company }: ReferralFacts,
    { raterId, rateeId, side, rating }: Told,
  ): Promise<void> {
    const { accounts, notifier, ratings } = this.needs;
    if (!(await ratings.hears(rateeId, raterId))) return;
    const rater = side === 'employer' ? null : await accounts.person(raterId);
    const personName = rater?.firstName ?? company;
    const data = { referralId, jobId, jobTitle, workerName, personName, rateeId, stars: String(rating) };
    await notifier.notify({ userId: rateeId, kind: 'rating_received', data });
  }
}
