import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { AccountReader } from '#modules/identity/index.ts';
import { type Jobs, jobNotFound } from '#modules/jobs/index.ts';
import type { VerificationStatus } from '../../contract/vocabulary/referral-facts.ts';
import type { Referral } from '../../domain/referral/referral.ts';
import type { ReferralWriter } from '../referral/referral-writer.ts';
import { workerLanguageOf } from './worker-language.ts';
import type { WorkerLinks } from './worker-links.ts';

/** What the page behind the worker's link asks. */
export interface RequestedConfirmation {
  readonly verificationStatus: VerificationStatus;
  /** The referral was rejected or completed before anybody answered. */
  readonly isOver: boolean;
  readonly workerName: string;
  /** In which the worker was texted. */
  readonly workerLanguage: 'en' | 'es';
  readonly referrerName: string | null;
  readonly jobTitle: string;
  readonly company: string;
  readonly location: string;
  readonly payRate: string;
  readonly expiresAt: string;
}

/** The worker confirms or declines a referral by link, without an account (rules.md#confirmation-link, rules.md#answered-links). */
export class AnswerConfirmation {
  private readonly unitOfWork: UnitOfWork;
  private readonly journal: ReferralWriter;
  private readonly jobs: Jobs;
  private readonly accounts: AccountReader;
  private readonly links: WorkerLinks;
  private readonly clock: Clock;

  constructor(
    unitOfWork: UnitOfWork,
    journal: ReferralWriter,
    jobs: Jobs,
    accounts: AccountReader,
    links: WorkerLinks,
    clock: Clock,
  ) {
    this.unitOfWork = unitOfWork;
    this.journal = journal;
    this.jobs = jobs;
    this.accounts = accounts;
    this.links = links;
    this.clock = clock;
  }

  /** Decides nothing. A used or late link says so in its status. @throws DomainError `hiring.referral_not_found` */
  async ask(token: string): Promise<RequestedConfirmation> {
    return this.unitOfWork.transaction(async () => {
      const referral = await this.journal.findByConfirmation(this.links.hashOf(token));
      const job = await this.jobs.findToRefer(referral.jobId);
      if (!job || !referral.confirmationExpiresAt) throw jobNotFound();
      return {
        verificationStatus: this.isLate(referral) ? 'expired' : referral.verificationStatus,
        isOver: referral.isOverUnanswered,
        workerName: referral.workerName,
        workerLanguage: await workerLanguageOf(referral, this.accounts),
        referrerName: referral.referrerName,
        jobTitle: job.title,
        company: job.company,
        location: job.location,
        payRate: job.payRate,
        expiresAt: referral.confirmationExpiresAt.toISOString(),
      };
    });
  }

  /** @throws DomainError `hiring.already_answered` (409), `hiring.referral_over` (422), `hiring.confirmation_expired` (410) */
  async answer(token: string, accept: boolean): Promise<VerificationStatus> {
    return this.unitOfWork.transaction(async () => {
      const referral = await this.journal.findByConfirmation(this.links.hashOf(token));
      if (referral.verificationStatus === 'verified' || referral.verificationStatus === 'declined') {
        throw new DomainError('hiring.already_answered', 'conflict', 'This referral was answered already');
      }
      const isTooLate = this.isLate(referral) || referral.verificationStatus === 'expired';
      if (isTooLate && !referral.isOverUnanswered) {
        throw new DomainError('hiring.confirmation_expired', 'expired', 'This link has expired');
      }
      const now = this.clock.now();
      const events = accept ? referral.confirmByWorker(now) : referral.declineByWorker(now);
      await this.journal.write(referral, events);
      return referral.verificationStatus;
    });
  }

  private isLate({ verificationStatus, confirmationExpiresAt }: Referral): boolean {
    const isOpen = verificationStatus === 'pending';
    return isOpen && confirmationExpiresAt !== null && confirmationExpiresAt <= this.clock.now();
  }
}
