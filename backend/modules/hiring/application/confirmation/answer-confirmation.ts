import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';
import { type Jobs, jobNotFound } from '#modules/jobs/index.ts';
import {
  CONFIRMATION_ACTIONS,
  type ConfirmationAction,
  type VerificationStatus,
} from '../../contract/vocabulary/referral-facts.ts';
import { refusalOfAnswer } from '../../domain/confirmation/worker-confirmation.ts';
import type { Referral } from '../../domain/referral/referral.ts';
import type { RejectReferral } from '../referral/reject-referral.ts';
import type { ReferralWriter } from '../referral/referral-writer.ts';
import type { WorkerLanguages } from './worker-languages.ts';
import type { ConfirmedReferralWriter } from './confirmed-referral-writer.ts';
import type { ConfirmationLinks } from './confirmation-links.ts';

/** The question on the page behind the worker's link. */
export interface RequestedConfirmation {
  readonly verificationStatus: VerificationStatus;
  /** The referral was rejected or completed before anyone answered. */
  readonly isOver: boolean;
  /** The employer has not been in touch yet. */
  readonly awaitsCall: boolean;
  readonly workerName: string;
  readonly workerLatinName: string | null;
  /** E.164. */
  readonly workerPhone: string;
  /** The language of the text to the worker. */
  readonly workerLanguage: Language;
  readonly referrerName: string | null;
  readonly jobTitle: string;
  readonly company: string;
  readonly location: string;
  readonly payRate: string;
  readonly schedule: string;
  readonly expiresAt: string;
  readonly actions: ConfirmationAction[];
}

interface ConfirmationAnswer {
  readonly accept: boolean;
  readonly latinName?: string | null;
  /** The language of the screen; null if the call names none. */
  readonly readIn?: Language | null;
}

interface AnswerConfirmationNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly writer: ReferralWriter;
  readonly jobs: Jobs;
  readonly languages: WorkerLanguages;
  readonly confirmed: ConfirmedReferralWriter;
  readonly links: ConfirmationLinks;
  readonly rejectReferral: Pick<RejectReferral, 'byWorker'>;
  readonly clock: Clock;
}

/** The worker confirms or declines a referral by link, without an account (rules.md#confirmation-link, rules.md#answered-links). */
export class AnswerConfirmation {
  private readonly needs: AnswerConfirmationNeeds;

  constructor(needs: AnswerConfirmationNeeds) {
    this.needs = needs;
  }

  /** Decides nothing. A used or late link says so in its status. @throws DomainError `hiring.referral_not_found` */
  async ask(token: string): Promise<RequestedConfirmation> {
    return this.needs.unitOfWork.transaction(async () => {
      const referral = await this.needs.writer.findByConfirmation(this.needs.links.hashOf(token));
      const job = await this.needs.jobs.findToRefer(referral.jobId);
      if (!job || !referral.confirmationExpiresAt) throw jobNotFound();
      return {
        verificationStatus: this.isLate(referral) ? 'expired' : referral.verificationStatus,
        isOver: referral.isOverUnanswered,
        awaitsCall: referral.status === 'submitted',
        workerName: referral.workerName,
        workerLatinName: referral.workerLatinName,
        workerPhone: referral.workerPhone,
        workerLanguage: await this.needs.languages.of(referral.id),
        referrerName: referral.referrerName,
        jobTitle: job.title,
        company: job.company,
        location: job.location,
        payRate: job.payRate,
        schedule: job.schedule,
        expiresAt: referral.confirmationExpiresAt.toISOString(),
        actions: this.actionsOf(referral),
      };
    });
  }

  /** @throws DomainError `hiring.already_answered` (409), `hiring.referral_over` (422), `hiring.confirmation_expired` (410) */
  async answer(
    token: string,
    { accept, latinName, readIn }: ConfirmationAnswer,
  ): Promise<VerificationStatus> {
    return this.needs.unitOfWork.transaction(async () => {
      const referral = await this.needs.writer.findByConfirmation(this.needs.links.hashOf(token));
      const now = this.needs.clock.now();
      const refusal = refusalOfAnswer(referral, now);
      if (refusal) throw refusal;
      if (readIn) referral.readIn(readIn, now);
      if (accept) {
        referral.confirmByWorker(now);
        if (latinName) referral.nameInLatin(latinName, now);
        await this.needs.confirmed.save(referral);
      } else await this.needs.rejectReferral.byWorker(referral, now);
      return referral.verificationStatus;
    });
  }

  /** Claiming also needs an account, which is not the referrer's or the employer's. */
  private actionsOf(referral: Referral): ConfirmationAction[] {
    const now = this.needs.clock.now();
    const may: Readonly<Record<ConfirmationAction, boolean>> = {
      answer: refusalOfAnswer(referral, now) === null,
      claim: referral.isConfirmed && this.needs.links.isOpen(referral, now),
    };
    return CONFIRMATION_ACTIONS.filter((action) => may[action]);
  }

  private isLate({ verificationStatus, confirmationExpiresAt }: Referral): boolean {
    const isOpen = verificationStatus === 'pending';
    return isOpen && confirmationExpiresAt !== null && confirmationExpiresAt <= this.needs.clock.now();
  }
}
