import type { Clock } from '#kernel/clock.ts';
import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { authorOf } from '../../domain/candidate/profile-access.ts';
import { referralNotFound } from '../errors.ts';
import type { OwnReferrals } from '../referral/own-referrals.ts';
import type { CandidateProfiles, ProfileWords } from './candidate-profiles.ts';

interface WriteProfileNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly profiles: CandidateProfiles;
  readonly own: Pick<OwnReferrals, 'workerOf'>;
  readonly clock: Clock;
}

/** Lets the worker or the referrer write the profile that the employer reads (rules.md#profile-author). */
export class WriteProfile {
  private readonly needs: WriteProfileNeeds;

  constructor(needs: WriteProfileNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError `hiring.referral_not_found`, and as `authorOf` */
  async run(
    referralId: ReferralId,
    by: UserId,
    written: ProfileWords & { readonly status: 'draft' | 'published' },
  ): Promise<void> {
    const { unitOfWork, profiles, own, clock } = this.needs;
    await unitOfWork.transaction(async () => {
      const locked = await profiles.lock(referralId);
      if (!locked) throw referralNotFound();
      const writtenBy = authorOf(by, { ...locked, workerId: await own.workerOf(referralId) }, locked);
      await profiles.write({ ...written, referralId, writtenBy, at: clock.now() });
    });
  }
}
