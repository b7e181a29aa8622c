import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { JobId, ReferralId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { requireTextedPhone, type PhoneNumbers } from '#kernel/phone-numbers.ts';
import type { PayoutTerm } from '#modules/billing/index.ts';
import type { AccountReader } from '#modules/identity/index.ts';
import {
  type CameBy,
  type Jobs,
  type ReferredJob,
  type AttributionResolver,
  jobNotFound,
} from '#modules/jobs/index.ts';
import { CompletionOfProfile } from '../../domain/worker/profile-completion.ts';
import { Referral } from '../../domain/referral/referral.ts';
import type { ReferralSubmission } from '../../domain/referral/referral-submission.ts';
import type { CandidateProfiles } from '../candidate/candidate-profiles.ts';
import type { ConfirmedReferralWriter } from '../confirmation/confirmed-referral-writer.ts';
import type { OwnReferrals } from '../referral/own-referrals.ts';
import type { ReferralWriter } from '../referral/referral-writer.ts';
import type { WorkerProfile, WorkerProfiles } from './worker-profiles.ts';

/** The worker's input; null if their account or profile has it already. */
export interface Application {
  readonly workerName: string | null;
  readonly workerLatinName: string | null;
  readonly workerEmail: string | null;
  readonly workerPhone: string | null;
  readonly skills: readonly string[];
  readonly experience: string | null;
  readonly payRateExpectation: string | null;
  readonly certifications: string | null;
  readonly message: string | null;
  readonly availability: string | null;
  readonly transportation: string | null;
}

export interface QuickApplyNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly jobs: Jobs;
  readonly writer: Pick<ReferralWriter, 'add' | 'find'>;
  readonly confirmed: ConfirmedReferralWriter;
  readonly own: Pick<OwnReferrals, 'unclaimed'>;
  readonly workers: WorkerProfiles;
  readonly candidates: Pick<CandidateProfiles, 'write'>;
  readonly accounts: AccountReader;
  readonly attribution: Pick<AttributionResolver, 'of'>;
  readonly phones: PhoneNumbers;
  readonly payoutTerms: readonly PayoutTerm[];
  readonly clock: Clock;
}

/**
 * A worker applies for a job themselves: a referral that is confirmed by its making (rules.md#quick-apply). Someone who was
 * referred for the job already confirms that referral instead (rules.md#applying-confirms).
 */
export class QuickApply {
  private readonly needs: QuickApplyNeeds;

  constructor(needs: QuickApplyNeeds) {
    this.needs = needs;
  }

  /**
   * @throws DomainError `hiring.job_not_found`, `hiring.profile_incomplete` (422, rules.md#profile-threshold), `hiring.job_closed`,
   * `hiring.own_job`, `hiring.already_referred`, `hiring.phone_invalid`; as `Referral.claimBy`
   */
  async run(by: UserId, jobId: JobId, written: Application, cameBy: CameBy): Promise<ReferralId> {
    const { unitOfWork, jobs, workers, own, clock } = this.needs;
    return unitOfWork.transaction(async () => {
      const job = await jobs.findToRefer(jobId);
      if (!job) throw jobNotFound();
      const profile = await workers.of(by);
      if (!profile) throw new DomainError('hiring.worker_unknown', 'not_found', 'Account not found');
      CompletionOfProfile.assertMayApply(profile);
      const at = clock.now();
      const referred = await own.unclaimed(by, job.id);
      const id = referred
        ? await this.takeOver(referred, by, written, profile, at)
        : await this.submit(await this.submissionOf(by, job, written, profile, cameBy, at), job, at);
      await this.writeProfile(id, written, profile, at);
      return id;
    });
  }

  private async submit(submission: ReferralSubmission, job: ReferredJob, at: Date): Promise<ReferralId> {
    const referral = Referral.submit(submission, job, at);
    await this.needs.writer.add(referral);
    return referral.id;
  }

  /** The person proved their phone or email, which answers the referral. Its referrer stays the same. */
  private async takeOver(
    id: ReferralId,
    by: UserId,
    { workerLatinName }: Application,
    { latinName }: WorkerProfile,
    at: Date,
  ): Promise<ReferralId> {
    const referral = await this.needs.writer.find(id);
    if (!referral.isConfirmed) referral.confirmByWorker(at);
    referral.claimBy(by, at);
    const printed = workerLatinName ?? latinName;
    if (printed) referral.nameInLatin(printed, at);
    await this.needs.confirmed.save(referral);
    return id;
  }

  private async writeProfile(
    referralId: ReferralId,
    written: Application,
    profile: WorkerProfile,
    at: Date,
  ): Promise<void> {
    await this.needs.candidates.write({
      referralId,
      status: 'published',
      writtenBy: 'worker',
      professionalSummary: written.message,
      keySkills: skillsOf(written, profile),
      workExperience: written.experience ?? profile.experience,
      certifications: listed(written.certifications ?? profile.certifications),
      availability: written.availability ?? profile.availability,
      desiredPayRate: written.payRateExpectation ?? profile.payRate,
      transportation: written.transportation ?? profile.transportation,
      at,
    });
  }

  private async submissionOf(
    by: UserId,
    job: ReferredJob,
    written: Application,
    profile: WorkerProfile,
    cameBy: CameBy,
    at: Date,
  ): Promise<ReferralSubmission> {
    const context = await this.needs.attribution.of(by, job, cameBy, at);
    const referrer = context && (await this.needs.accounts.person(context.referrerId));
    return {
      referrerId: context?.referrerId ?? null,
      workerId: by,
      referrerName: null,
      referrerPhone: null,
      referrerAccountPhone: referrer?.phone ?? null,
      workerName: written.workerName ?? profile.name,
      workerLatinName: written.workerLatinName ?? profile.latinName,
      workerPhone: this.phoneOf(written.workerPhone ?? profile.phone),
      workerEmail: written.workerEmail ?? profile.email,
      workerSkills: skillsOf(written, profile),
      experience: written.experience ?? profile.experience,
      relationship: null,
      notes: null,
      source: 'quick_apply',
      sourceCode: context?.code ?? null,
      consentGiven: true,
      sourceReferrerId: context?.referrerId ?? null,
      workerLanguage: null,
      crew: null,
      payoutSchedule: this.needs.payoutTerms,
    };
  }

  private phoneOf(typed: string | null): string {
    return requireTextedPhone(this.needs.phones, typed ?? '', {
      code: 'hiring.phone_invalid',
      message: 'Please enter a valid phone number',
      path: 'workerPhone',
    });
  }
}

function skillsOf(written: Application, profile: WorkerProfile): readonly string[] {
  return written.skills.length > 0 ? written.skills : profile.skills;
}

function listed(text: string | null): string[] {
  return (text ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}
