import { addHours } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { newId, type ReferralId } from '#kernel/ids.ts';
import {
  INTERVIEW_ANSWERS,
  MOST_PROPOSALS,
  type InterviewAnswer,
  type InterviewKind,
  type InterviewStatus,
} from '../../contract/vocabulary/interview.ts';

/** Before it begins (rules.md#interview-reminders). */
const REMINDER_HOURS = [24, 2] as const;

export interface InterviewRecord {
  readonly id: string;
  readonly referralId: ReferralId;
  readonly at: Date;
  /** The zone of the job's place, such as `America/Chicago`. */
  readonly timeZone: string;
  readonly kind: InterviewKind;
  readonly place: string | null;
  readonly note: string | null;
  readonly status: InterviewStatus;
  readonly proposedTimes: readonly Date[];
  readonly answeredAt: Date | null;
  readonly nonce: string;
  /** The hash of the link's token. */
  readonly tokenHash: string;
  readonly nextReminderAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export type NewInterview = Pick<
  InterviewRecord,
  'id' | 'referralId' | 'at' | 'timeZone' | 'kind' | 'place' | 'note' | 'nonce' | 'tokenHash'
>;

const ANSWERED = { confirm: 'confirmed', decline: 'declined', propose: 'proposed' } as const;

/** A time at which an employer and a worker talk; the worker answers by the link in a text (rules.md#interviews). */
export class Interview {
  private record: InterviewRecord;

  constructor(record: InterviewRecord) {
    this.record = record;
  }

  static newId(): string {
    return newId();
  }

  /** @throws DomainError `hiring.interview_past` (422) */
  static schedule(given: NewInterview, now: Date): Interview {
    if (given.at <= now) {
      const message = 'Please choose a time that is still to come';
      throw new DomainError('hiring.interview_past', 'rule_broken', message, { path: 'interview.at' });
    }
    return new Interview({
      ...given,
      status: 'asked',
      proposedTimes: [],
      answeredAt: null,
      nextReminderAt: nextReminder(given.at, now),
      createdAt: now,
      updatedAt: now,
    });
  }

  get facts(): InterviewRecord {
    return this.record;
  }

  get isLive(): boolean {
    return this.record.status !== 'ended';
  }

  isPast(now: Date): boolean {
    return this.record.at <= now;
  }

  /** The worker's answers that are accepted now. */
  answersAt(now: Date): InterviewAnswer[] {
    return INTERVIEW_ANSWERS.filter((answer) => this.refusalOf(answer, now) === null);
  }

  private refusalOf(answer: InterviewAnswer, now: Date): DomainError | null {
    if (!this.isLive || this.isPast(now)) {
      return new DomainError('hiring.interview_over', 'expired', 'This interview is over');
    }
    return ANSWERED[answer] === this.record.status
      ? new DomainError('hiring.already_answered', 'conflict', 'You already answered this')
      : null;
  }

  /**
   * Workers may change their answer until the start; repeating an answer is refused, so that no notice goes
   * out twice.
   * @throws DomainError `hiring.interview_over` (410), `hiring.already_answered` (409),
   * `hiring.interview_past` (422) for a proposed time
   */
  answer(answer: InterviewAnswer, times: readonly Date[], now: Date): void {
    const refusal = this.refusalOf(answer, now);
    if (refusal) throw refusal;
    const proposedTimes = answer === 'propose' ? times.slice(0, MOST_PROPOSALS) : [];
    if (proposedTimes.some((time) => time <= now)) {
      const message = 'Please choose a time that is still to come';
      throw new DomainError('hiring.interview_past', 'rule_broken', message, { path: 'times' });
    }
    const nextReminderAt = answer === 'confirm' ? nextReminder(this.record.at, now) : null;
    this.become({ status: ANSWERED[answer], proposedTimes, nextReminderAt, answeredAt: now }, now);
  }

  /** The referral has moved on, another time was set, or the step was undone. Whether the worker still counted on it. */
  end(now: Date): boolean {
    const isAwaited = this.isLive && !this.isPast(now) && this.record.status !== 'declined';
    this.become({ status: 'ended', nextReminderAt: null }, now);
    return isAwaited;
  }

  /** Whether the worker is reminded now. One that comes late counts for all before it. */
  remind(now: Date): boolean {
    const { nextReminderAt, at } = this.record;
    if (!this.isLive || nextReminderAt === null || nextReminderAt > now) return false;
    this.become({ nextReminderAt: nextReminder(at, now) }, now);
    return !this.isPast(now);
  }

  private become(change: Partial<InterviewRecord>, now: Date): void {
    this.record = { ...this.record, ...change, updatedAt: now };
  }
}

/** The next one that is still to come; null where it is too late for any. */
function nextReminder(at: Date, now: Date): Date | null {
  return REMINDER_HOURS.map((hours) => addHours(at, -hours)).find((due) => due > now) ?? null;
}
