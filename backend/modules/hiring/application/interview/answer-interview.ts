import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';
import { timesAtPlace } from '#contract/notifications/vocabulary/times-at-place.ts';
import { type Jobs, jobNotFound, type ReferredJob } from '#modules/jobs/index.ts';
import type { LiveUpdates, Notifier } from '#modules/notifications/index.ts';
import type { InterviewAnswer } from '../../contract/vocabulary/interview.ts';
import type { Interview } from '../../domain/interview/interview.ts';
import type { Referral } from '../../domain/referral/referral.ts';
import type { WorkerLanguages } from '../confirmation/worker-languages.ts';
import type { ReferralWriter } from '../referral/referral-writer.ts';
import { instantAt } from './instant-at.ts';
import type { InterviewStore } from './interview-store.ts';
import type { InterviewTexts } from './interview-texts.ts';

export interface OpenedInterview {
  readonly interview: Interview;
  readonly referral: Referral;
  readonly job: ReferredJob;
  readonly workerLanguage: Language;
  readonly isPast: boolean;
  readonly actions: readonly InterviewAnswer[];
}

interface GivenAnswer {
  readonly answer: InterviewAnswer;
  readonly times: readonly string[];
  /** Null if the call names none. */
  readonly readIn: Language | null;
}

interface AnswerInterviewNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly interviews: InterviewStore;
  readonly writer: Pick<ReferralWriter, 'find' | 'save'>;
  readonly texts: Pick<InterviewTexts, 'hashOf'>;
  readonly jobs: Pick<Jobs, 'findToRefer'>;
  readonly languages: WorkerLanguages;
  readonly notifier: Pick<Notifier, 'notify'>;
  /** A drawer that is open shows the answer. */
  readonly live: LiveUpdates;
  readonly clock: Clock;
}

const KINDS = {
  confirm: 'interview_confirmed',
  decline: 'interview_declined',
  propose: 'interview_proposed',
} as const;

/**
 * The worker answers by the link in the text, without an account; the employer gets a notice
 * (rules.md#interviews).
 */
export class AnswerInterview {
  private readonly needs: AnswerInterviewNeeds;

  constructor(needs: AnswerInterviewNeeds) {
    this.needs = needs;
  }

  /** Decides nothing. @throws DomainError `hiring.interview_not_found` (404) */
  async open(token: string): Promise<OpenedInterview> {
    return this.needs.unitOfWork.transaction(() => this.find(token));
  }

  /**
   * `readIn` is the language of the page, in which the worker is addressed from then on (rules.md#worker-language).
   * @throws DomainError as `open` and `Interview.answer`
   */
  async answer(token: string, { answer, times, readIn }: GivenAnswer): Promise<void> {
    await this.needs.unitOfWork.transaction(async () => {
      const { interview, referral, job } = await this.find(token);
      const { at, timeZone } = interview.facts;
      const proposed = times.map((time) => instantAt(time, timeZone));
      interview.answer(answer, proposed, this.needs.clock.now());
      await this.needs.interviews.save(interview);
      await this.rememberLanguage(referral, readIn);
      await this.tellScreens(referral);
      const told = answer === 'propose' ? interview.facts.proposedTimes : [at];
      const when = timesAtPlace(told, timeZone);
      const { id: referralId, jobId, workerName, employerId: userId } = referral;
      const data = { referralId, jobId, workerName, jobTitle: job.title, when };
      await this.needs.notifier.notify({ userId, kind: KINDS[answer], data });
    });
  }

  private async rememberLanguage(referral: Referral, readIn: Language | null): Promise<void> {
    if (readIn === null) return;
    referral.readIn(readIn, this.needs.clock.now());
    await this.needs.writer.save(referral);
  }

  private async tellScreens({ id, employerId, referrerId, workerId }: Referral): Promise<void> {
    const to = [employerId, referrerId, workerId].filter((person) => person !== null);
    await this.needs.live.tell({ to, subject: 'referral', id });
  }

  private async find(token: string): Promise<OpenedInterview> {
    const { interviews, writer, texts, jobs, languages, clock } = this.needs;
    const interview = await interviews.findByToken(texts.hashOf(token));
    if (!interview) throw new DomainError('hiring.interview_not_found', 'not_found', 'Interview not found');
    const referral = await writer.find(interview.facts.referralId);
    const job = await jobs.findToRefer(referral.jobId);
    if (!job) throw jobNotFound();
    const workerLanguage = await languages.of(referral.id);
    const now = clock.now();
    const [isPast, actions] = [interview.isPast(now), interview.answersAt(now)];
    return { interview, referral, job, workerLanguage, isPast, actions };
  }
}
