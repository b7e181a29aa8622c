import type { Page } from '#kernel/page.ts';
import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { I9Finding, I9ReviewStatus } from '../../contract/vocabulary/review/i9-findings.ts';
import type { I9FormStatus } from '../../contract/vocabulary/form/i9-statuses.ts';
import type { WorkTime } from '../../domain/due/i9-dates.ts';

export interface I9Review {
  readonly id: string;
  readonly referralId: ReferralId;
  readonly employerId: UserId;
  readonly status: I9ReviewStatus;
  readonly findings: readonly I9Finding[];
  readonly note: string | null;
  readonly orderedAt: string;
  readonly endedAt: string | null;
}

/** Where a review belongs: its referral is locked before it. */
export interface ReviewPlace {
  readonly id: string;
  readonly referralId: ReferralId;
}

/** A waiting review with the facts of its form that a list shows; null if no form has opened. */
export interface ReviewQueueRow extends ReviewPlace, WorkTime {
  readonly orderedAt: string;
  readonly workerName: string;
  readonly jobTitle: string;
  readonly company: string;
  readonly formStatus: I9FormStatus | null;
  readonly startsOn: string | null;
}

interface Ending {
  readonly status: Exclude<I9ReviewStatus, 'waiting'>;
  readonly at: Date;
  readonly by?: UserId;
  readonly findings?: readonly I9Finding[];
  readonly note?: string | null;
}

export interface I9Reviews {
  /** (tx) Nothing where one waits already. */
  order(referralId: ReferralId, employerId: UserId, at: Date): Promise<void>;
  /** (tx) Locked. */
  waitingOf(referralId: ReferralId): Promise<I9Review | null>;
  /** (tx) Of one that waits. */
  end(id: string, ending: Ending): Promise<void>;
  /** (tx) What reviewers have written of a form goes with it; that it was reviewed stays. */
  forget(referralId: ReferralId): Promise<void>;
  placeOf(id: string): Promise<ReviewPlace | null>;
  newestOf(referralId: ReferralId): Promise<I9Review | null>;
  /** The one that was ordered first comes first; one row more than the limit. */
  queue(page: Page): Promise<readonly ReviewQueueRow[]>;
  /** Waiting ones of people who began by a day, in the order of their ids. */
  begunBy(day: string, after: string | null, limit: number): Promise<readonly ReviewPlace[]>;
}
