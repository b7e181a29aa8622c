import { addHours, type Clock } from '#kernel/clock.ts';
import type { DueWork } from '#kernel/tasks.ts';

/**
 * A list that someone is reading continues as it began, so a job stays in its place this long after its last
 * day.
 */
const HOURS_KEPT = 1;
const AT_ONCE = 200;

export interface Boosts {
  /** Removes the mark from jobs whose featured days are over; returns their number. */
  unmark(now: Date, limit: number): Promise<number>;
  /** Those that ended before then lose their place in the lists. */
  displace(endedBefore: Date, limit: number): Promise<number>;
}

/** Featured days end by the clock (rules.md#featured-first). */
export class EndBoosts implements DueWork {
  readonly name = 'hiring.end_boosts';
  private readonly boosts: Boosts;
  private readonly clock: Clock;

  constructor(boosts: Boosts, clock: Clock) {
    this.boosts = boosts;
    this.clock = clock;
  }

  async run(): Promise<number> {
    const now = this.clock.now();
    const unmarked = await this.boosts.unmark(now, AT_ONCE);
    return unmarked + (await this.boosts.displace(addHours(now, -HOURS_KEPT), AT_ONCE));
  }
}
