import type { DueWork } from '#kernel/tasks.ts';
import type { Sql } from '../persistence/sql.ts';

const NOW = {
  name: 'clock-agreement',
  text: `select extract(epoch from clock_timestamp())::float8 * 1000 as now`,
};
/**
 * Far more than the difference between synchronized machines, and less than anything that is due by the
 * minute.
 */
const MOST_APART_MS = 60_000;

/**
 * Runs before all due work: a machine with a wrong clock would pay too early and expire what is still valid.
 * We cannot know which of the two clocks is wrong, so due work waits until they agree. Uses real time, not
 * the application clock.
 */
export class ClockAgreement implements DueWork {
  readonly name = 'platform.clock';
  private readonly sql: Sql;
  private readonly now: () => number;

  constructor(sql: Sql, now: () => number = Date.now) {
    this.sql = sql;
    this.now = now;
  }

  /** @throws if process and database disagree on the time. */
  async run(): Promise<number> {
    const before = this.now();
    const row = await this.sql.row<{ now: number }>(NOW);
    const apart = Math.round((row?.now ?? before) - before);
    // The answer may have taken a while.
    const late = this.now() - before;
    if (Math.abs(apart) > MOST_APART_MS + late)
      throw new Error(
        `The clocks of process and database are ${Math.round(Math.abs(apart) / 1_000)} seconds apart`,
      );
    return 0;
  }
}
