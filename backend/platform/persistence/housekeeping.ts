import { eachAlone, type DueWork } from '#kernel/tasks.ts';
import type { Sql, Statement } from './sql.ts';

const BATCH = 1_000;

/** Unused rows. Real time, not the application clock, because retries run in real time. */
const SWEEPS: readonly Statement[] = [
  {
    name: 'sweep-idempotent-calls',
    text: `delete from idempotent_calls where (user_id, key) in (select user_id, key from idempotent_calls
      where created_at < now() - interval '24 hours' limit $1) returning 1`,
  },
  {
    // Longer than any event can still be redelivered.
    name: 'sweep-handled-events',
    text: `delete from handled_events where (consumer, event_id) in (select consumer, event_id from handled_events
      where handled_at < now() - interval '180 days' limit $1) returning 1`,
  },
  {
    name: 'sweep-rate-limits',
    text: `delete from rate_limits where key in (select key from rate_limits
      where expire < extract(epoch from now()) * 1000 limit $1) returning 1`,
  },
];

/** Prevents the platform's tables from growing forever, a thousand rows at a time. */
export class Housekeeping implements DueWork {
  readonly name = 'platform.housekeeping';
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async run(): Promise<number> {
    let removed = 0;
    await eachAlone(SWEEPS, async (sweep) => {
      const rows = await this.sql.rows(sweep, [BATCH]);
      removed += rows.length;
      return rows.length > 0;
    });
    return removed;
  }
}
