import type { Clock } from '#kernel/clock.ts';
import type { ReferralId } from '#kernel/ids.ts';
import { eachAlone, type DueWork } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { ReferralWriter } from '../referral/referral-writer.ts';
import type { InterviewStore } from './interview-store.ts';
import type { InterviewTexts } from './interview-texts.ts';

const AT_ONCE = 50;

interface RemindOfInterviewsNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly interviews: InterviewStore;
  readonly writer: Pick<ReferralWriter, 'find'>;
  readonly texts: InterviewTexts;
  readonly clock: Clock;
}

/** A day and two hours before (rules.md#interview-reminders), each in a transaction of its own. */
export class RemindOfInterviews implements DueWork {
  readonly name = 'hiring.remind_of_interviews';
  private readonly needs: RemindOfInterviewsNeeds;

  constructor(needs: RemindOfInterviewsNeeds) {
    this.needs = needs;
  }

  async run(): Promise<number> {
    const due = await this.needs.interviews.toRemind(this.needs.clock.now(), AT_ONCE);
    return eachAlone(due, (id) => this.needs.unitOfWork.transaction(() => this.remind(id)));
  }

  private async remind(id: ReferralId): Promise<boolean> {
    const { interviews, writer, texts, clock } = this.needs;
    const referral = await writer.find(id);
    const interview = await interviews.findLive(id);
    if (!interview) return false;
    const isDue = interview.remind(clock.now());
    await interviews.save(interview);
    if (isDue) await texts.send('interview_reminder', referral, interview);
    return isDue;
  }
}
