import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { assertMayVouch } from '../../domain/candidate/profile-access.ts';
import { referralNotFound } from '../errors.ts';
import type { OwnReferrals } from '../referral/own-referrals.ts';
import type { CandidateProfiles } from './candidate-profiles.ts';
import type { CandidateViews } from './view-candidate.ts';

interface VouchForSkillsNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly profiles: CandidateProfiles;
  readonly views: CandidateViews;
  readonly own: Pick<OwnReferrals, 'workerOf'>;
  readonly clock: Clock;
}

/** The referrer says which of the skills they have seen at work (rules.md#vouched-skills). */
export class VouchForSkills {
  private readonly needs: VouchForSkillsNeeds;

  constructor(needs: VouchForSkillsNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError `hiring.referral_not_found`, `hiring.skill_unknown` (invalid), and as `assertMayVouch` */
  async run(id: ReferralId, by: UserId, skills: readonly string[]): Promise<void> {
    const { unitOfWork, profiles, views, own, clock } = this.needs;
    await unitOfWork.transaction(async () => {
      const locked = await profiles.lock(id);
      if (!locked) throw referralNotFound();
      assertMayVouch(by, { ...locked, workerId: await own.workerOf(id) }, locked);
      const named = (await views.see(id, by, 'referrer', clock.now()))?.keySkills ?? [];
      if (skills.some((skill) => !named.includes(skill)))
        throw new DomainError('hiring.skill_unknown', 'invalid', 'Choose skills from this profile', {
          path: 'skills',
        });
      await profiles.vouch(id, skills, clock.now());
    });
  }
}
