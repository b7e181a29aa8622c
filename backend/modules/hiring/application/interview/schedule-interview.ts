import { hasInterview } from '../../contract/vocabulary/referral-status.ts';
import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { LocalDays } from '#kernel/local-days.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { type Jobs, jobNotFound } from '#modules/jobs/index.ts';
import type { InterviewKind } from '../../contract/vocabulary/interview.ts';
import { Interview } from '../../domain/interview/interview.ts';
import type { Referral } from '../../domain/referral/referral.ts';
import type { ReferralWriter } from '../referral/referral-writer.ts';
import type { InterviewStore } from './interview-store.ts';
import type { InterviewTexts } from './interview-texts.ts';
import { instantAt } from './instant-at.ts';

export interface RequestedInterview {
  /** An instant, or a day and time by the clocks at the job's place. */
  readonly at: string;
  readonly kind: InterviewKind;
  readonly place: string | null;
  readonly note: string | null;
}

interface ScheduleInterviewNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly writer: Pick<ReferralWriter, 'findOwned'>;
  readonly interviews: InterviewStore;
  readonly texts: InterviewTexts;
  readonly jobs: Pick<Jobs, 'findToRefer'>;
  readonly localDays: LocalDays;
  readonly clock: Clock;
}

/** The employer sets a time, and the worker is texted (rules.md#interviews). */
export class ScheduleInterview {
  private readonly needs: ScheduleInterviewNeeds;

  constructor(needs: ScheduleInterviewNeeds) {
    this.needs = needs;
  }

  /** Another time for a referral that is at the interview. @throws DomainError `hiring.not_interviewing` (422); as `set` */
  async run(id: ReferralId, by: UserId, asked: RequestedInterview): Promise<void> {
    await this.needs.unitOfWork.transaction(async () => {
      const referral = await this.needs.writer.findOwned(id, by);
      if (!hasInterview(referral.status)) throw notInterviewing();
      await this.set(referral, asked);
    });
  }

  /** (tx) Takes the place of the time before. @throws DomainError `hiring.interview_past` (422) */
  async set(referral: Referral, { at, kind, place, note }: RequestedInterview): Promise<void> {
    const { interviews, texts, jobs, localDays, clock } = this.needs;
    const job = await jobs.findToRefer(referral.jobId);
    if (!job) throw jobNotFound();
    const now = clock.now();
    const before = await interviews.findLive(referral.id);
    if (before) {
      before.end(now);
      await interviews.save(before);
    }
    const timeZone = await localDays.zoneOf(job.location);
    const id = Interview.newId();
    const time = { at: instantAt(at, timeZone), timeZone };
    const given = { id, referralId: referral.id, ...time, kind, place, note, ...texts.newLink(id) };
    const interview = Interview.schedule(given, now);
    await interviews.save(interview);
    await texts.send('interview_invited', referral, interview);
  }
}

function notInterviewing(): DomainError {
  const message = 'Schedule the interview first';
  return new DomainError('hiring.not_interviewing', 'rule_broken', message);
}
