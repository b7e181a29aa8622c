import type { Clock } from '#kernel/clock.ts';
import type { ReferralId } from '#kernel/ids.ts';
import type { AccountReader } from '#modules/identity/index.ts';
import type { Notifier } from '#modules/notifications/index.ts';
import type { OwnReferrals } from '../referral/own-referrals.ts';
import type { ReferralFactsReader } from '../referral/referral-facts-reader.ts';
import type { RatingStore } from './rating-store.ts';

interface AskForRatingsNeeds {
  readonly notifier: Notifier;
  readonly facts: ReferralFactsReader;
  readonly own: Pick<OwnReferrals, 'workerOf'>;
  readonly accounts: Pick<AccountReader, 'person'>;
  readonly ratings: RatingStore;
  readonly clock: Clock;
}

/** The work is done: asks each side once how it was with the other (rules.md#rating-asked). */
export class AskForRatings {
  private readonly needs: AskForRatingsNeeds;

  constructor(needs: AskForRatingsNeeds) {
    this.needs = needs;
  }

  /** (tx) */
  async run(id: ReferralId): Promise<void> {
    const { notifier, facts, own, accounts, ratings, clock } = this.needs;
    const referral = await facts.lock(id);
    if (referral?.status !== 'completed' || !(await ratings.markAsked(id, clock.now()))) return;
    const { referralId, jobId, workerName, jobTitle, company, employerId, referrerId } = referral;
    const data = { referralId, jobId, workerName, jobTitle };
    const referrer = referrerId && (await accounts.person(referrerId));
    if (referrer) {
      const asked = { ...data, personName: referrer.firstName };
      await notifier.notify({ userId: employerId, kind: 'rate_referrer', data: asked });
    }
    if (!(await accounts.person(employerId))) return;
    const aboutEmployer = { ...data, company };
    if (referrer) await notifier.notify({ userId: referrer.id, kind: 'rate_employer', data: aboutEmployer });
    const workerId = await own.workerOf(id);
    if (workerId) await notifier.notify({ userId: workerId, kind: 'rate_workplace', data: aboutEmployer });
  }
}
