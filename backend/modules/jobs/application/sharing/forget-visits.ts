import { addDays, type Clock } from '#kernel/clock.ts';
import type { DueWork } from '#kernel/tasks.ts';

const AT_ONCE = 1_000;
/** Longer than any screen counts; a visit says whose a referral is for thirty days (rules.md#attribution). */
const KEPT_DAYS = 400;

export interface VisitHistory {
  /** Deletes up to `limit` visits from before an instant; returns their number. */
  forgetBefore(at: Date, limit: number): Promise<number>;
}

/** Deletes old visits, because the product must not remember forever who followed a link. */
export class ForgetVisits implements DueWork {
  readonly name = 'jobs.forget_visits';
  private readonly visits: VisitHistory;
  private readonly clock: Clock;

  constructor(visits: VisitHistory, clock: Clock) {
    this.visits = visits;
    this.clock = clock;
  }

  run(): Promise<number> {
    return this.visits.forgetBefore(addDays(this.clock.now(), -KEPT_DAYS), AT_ONCE);
  }
}
