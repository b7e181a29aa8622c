import type { Clock } from '../../../kernel/clock.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import type { JobId, ReferralId, UserId } from '../../../kernel/ids.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import type { PayoutTerm } from '../../billing/index.ts';
import type { AccountReader, Person } from '../../identity/index.ts';
import type { ReferralSubmission } from '../domain/referral-submission.ts';
import { Referral } from '../domain/referral.ts';
import type { JobRepository, PhoneNumbers } from './ports.ts';
import type { ReferralJournal } from './referral-journal.ts';
import { jobNotFound } from './refusals.ts';
import type { WorkerLinks } from './worker-links.ts';

export interface ReferredWorker {
  readonly jobId: JobId;
  readonly referrerName: string;
  readonly referrerPhone: string;
  readonly workerName: string;
  readonly workerPhone: string;
  readonly workerEmail: string | null;
  readonly experience: string | null;
  readonly relationship: string;
  /** The code of the share link that led here, if any (decision 39). */
  readonly shareCode: string | null;
}

/** A community member puts a worker forward for a job. */
export class SubmitReferral {
  private readonly unitOfWork: UnitOfWork;
  private readonly jobs: JobRepository;
  private readonly journal: ReferralJournal;
  private readonly accounts: AccountReader;
  private readonly phones: PhoneNumbers;
  private readonly links: WorkerLinks;
  private readonly payoutTerms: readonly PayoutTerm[];
  private readonly clock: Clock;

  constructor(
    unitOfWork: UnitOfWork,
    jobs: JobRepository,
    journal: ReferralJournal,
    accounts: AccountReader,
    phones: PhoneNumbers,
    links: WorkerLinks,
    payoutTerms: readonly PayoutTerm[],
    clock: Clock,
  ) {
    this.unitOfWork = unitOfWork;
    this.jobs = jobs;
    this.journal = journal;
    this.accounts = accounts;
    this.phones = phones;
    this.links = links;
    this.payoutTerms = payoutTerms;
    this.clock = clock;
  }

  /**
   * @throws DomainError `hiring.job_not_found`, `hiring.job_closed`, `hiring.own_job`, `hiring.self_referral`,
   * `hiring.already_referred`, `hiring.phone_invalid`
   */
  async run(by: UserId, worker: ReferredWorker): Promise<ReferralId> {
    return this.unitOfWork.transaction(async () => {
      const job = await this.jobs.findToRefer(worker.jobId);
      if (!job) throw jobNotFound();
      const referrer = await this.accounts.person(by);
      const submission = await this.submissionOf(by, referrer, worker);
      const now = this.clock.now();
      const { referral, events } = Referral.submit(submission, job.asReferred, now);
      this.links.open(referral, now);
      await this.journal.add(referral, events);
      await this.links.textLink(referral, job, referrer?.language ?? 'en');
      return referral.id;
    });
  }

  private async submissionOf(
    by: UserId,
    referrer: Person | null,
    worker: ReferredWorker,
  ): Promise<ReferralSubmission> {
    const { shareCode, workerName, workerEmail, experience, relationship, referrerName } = worker;
    const isKnownLink = shareCode !== null && (await this.accounts.idByReferralCode(shareCode)) !== null;
    return {
      workerName,
      workerEmail,
      experience,
      relationship,
      referrerName,
      referrerId: by,
      workerId: null,
      referrerPhone: this.parse(worker.referrerPhone),
      referrerAccountPhone: referrer?.phone ?? null,
      workerPhone: this.parse(worker.workerPhone),
      workerSkills: [],
      notes: null,
      source: isKnownLink ? 'link' : 'referral',
      sourceCode: isKnownLink ? shareCode : null,
      consentGiven: true,
      teamMembers: [],
      payoutSchedule: this.payoutTerms,
    };
  }

  private parse(typed: string): string {
    const phone = this.phones.parse(typed);
    if (!phone) throw new DomainError('hiring.phone_invalid', 'invalid', 'Please enter a valid phone number');
    return phone;
  }
}
