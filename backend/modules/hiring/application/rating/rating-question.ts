import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { AccountReader } from '#modules/identity/index.ts';
import type { RatingQuestion } from '../../contract/rating/rating.ts';
import { mayRate, sideOf } from '../../domain/rating/rated-side.ts';
import { referralNotFound } from '../errors.ts';
import type { OwnReferrals } from '../referral/own-referrals.ts';
import type { ReferralFactsReader } from '../referral/referral-facts-reader.ts';
import type { RatingStore } from './rating-store.ts';

interface RatingQuestionNeeds {
  readonly facts: Pick<ReferralFactsReader, 'read'>;
  readonly own: Pick<OwnReferrals, 'workerOf'>;
  readonly accounts: Pick<AccountReader, 'person'>;
  readonly ratings: Pick<RatingStore, 'starsBy'>;
}

/**
 * The page behind a notice about finished work: whom the reader may rate, or their rating
 * (rules.md#rating-asked).
 */
export class ReadRatingQuestion {
  private readonly needs: RatingQuestionNeeds;

  constructor(needs: RatingQuestionNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError `hiring.referral_not_found` (404), `hiring.not_yours` (403) */
  async of(referralId: ReferralId, raterId: UserId): Promise<RatingQuestion> {
    const { facts, own, accounts, ratings } = this.needs;
    const referral = await facts.read(referralId);
    if (!referral) throw referralNotFound();
    const { jobTitle, company, workerName, status } = referral;
    const workerId = await own.workerOf(referralId);
    const { side, rateeId } = sideOf(raterId, { ...referral, workerId });
    const ratee = rateeId && (await accounts.person(rateeId));
    const myRating = await ratings.starsBy(referralId, side);
    return {
      referralId,
      jobTitle,
      workerName,
      rated: ratee ? { userId: ratee.id, name: side === 'employer' ? ratee.firstName : company } : null,
      myRating,
      canRate: mayRate(status, { myRating, hasRatee: ratee !== null }),
    };
  }
}
