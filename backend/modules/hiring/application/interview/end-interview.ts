import type { Clock } from '#kernel/clock.ts';
import { asId } from '#kernel/ids.ts';
import { hasInterview, statusFacts, type ReferralStatus } from '../../contract/vocabulary/referral-status.ts';
import type { ReferralWriter } from '../referral/referral-writer.ts';
import type { InterviewStore } from './interview-store.ts';
import type { InterviewTexts } from './interview-texts.ts';

interface EndInterviewNeeds {
  readonly interviews: InterviewStore;
  readonly writer: Pick<ReferralWriter, 'find'>;
  readonly texts: InterviewTexts;
  readonly clock: Clock;
}

/** A referral has left the interview: so has its time (rules.md#interviews). */
export class EndInterview {
  private readonly needs: EndInterviewNeeds;

  constructor(needs: EndInterviewNeeds) {
    this.needs = needs;
  }

  /** (tx) Repeating it does nothing. */
  async run(referralId: string, to: ReferralStatus, byWorker: boolean): Promise<void> {
    const { interviews, writer, texts, clock } = this.needs;
    const id = asId<'referral'>(referralId);
    const referral = await writer.find(id);
    const interview = await interviews.findLive(id);
    if (!interview || hasInterview(referral.status)) return;
    const isAwaited = interview.end(clock.now());
    await interviews.save(interview);
    if (isAwaited && !byWorker && statusFacts(to).interview === 'off')
      await texts.send('interview_canceled', referral, interview);
  }
}
