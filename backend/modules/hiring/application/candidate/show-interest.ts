import type { Clock } from '#kernel/clock.ts';
import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { AccountReader } from '#modules/identity/index.ts';
import { assertOwner } from '#modules/jobs/index.ts';
import type { Notifier } from '#modules/notifications/index.ts';
import { assertMayShowInterest } from '../../domain/candidate/profile-access.ts';
import { referralNotFound } from '../errors.ts';
import type { OwnReferrals } from '../referral/own-referrals.ts';
import type { ReferralFactsReader } from '../referral/referral-facts-reader.ts';
import type { CandidateProfiles } from './candidate-profiles.ts';

interface ShowInterestNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly profiles: CandidateProfiles;
  readonly facts: Pick<ReferralFactsReader, 'read'>;
  readonly own: Pick<OwnReferrals, 'workerOf'>;
  readonly accounts: Pick<AccountReader, 'person'>;
  readonly notifier: Pick<Notifier, 'notify'>;
  readonly clock: Clock;
}

/** The employer is interested in a candidate, and those who wait are notified once (rules.md#counted-once). */
export class ShowInterest {
  private readonly needs: ShowInterestNeeds;

  constructor(needs: ShowInterestNeeds) {
    this.needs = needs;
  }

  /**
   * Repeating it changes nothing.
   * @throws DomainError `hiring.referral_not_found`, `hiring.not_owner`, and as `assertMayShowInterest`
   */
  async run(id: ReferralId, by: UserId): Promise<void> {
    const { unitOfWork, profiles, clock } = this.needs;
    await unitOfWork.transaction(async () => {
      const locked = await profiles.lock(id);
      if (!locked) throw referralNotFound();
      assertOwner(locked, by);
      assertMayShowInterest(locked);
      if (await profiles.addInterest(id, by, clock.now())) await this.tell(id);
    });
  }

  private async tell(id: ReferralId): Promise<void> {
    const { facts, own, accounts, notifier } = this.needs;
    const referral = await facts.read(id);
    if (!referral) return;
    const { referralId, jobId, workerName, jobTitle, company, referrerId } = referral;
    const data = { referralId, jobId, workerName, jobTitle, company };
    const referrer = referrerId && (await accounts.person(referrerId));
    if (referrer) await notifier.notify({ userId: referrer.id, kind: 'referral_interest', data });
    const workerId = await own.workerOf(id);
    if (workerId) await notifier.notify({ userId: workerId, kind: 'application_interest', data });
  }
}
