import { fromKysely, type PgBoss } from 'pg-boss';
import type { Sql } from '../persistence/sql.ts';
import { DUE_WORK_QUEUE, EVENTS_QUEUE, FAILED_QUEUE, JOBS_QUEUE } from './install-queues.ts';

const WORK = [EVENTS_QUEUE, JOBS_QUEUE];

const DEPTH = {
  name: 'queue-depth',
  text: `select count(*) filter (where state = 'created' and name = any ($1))::int as waiting,
      count(*) filter (where state = 'active')::int as active, count(*) filter (where state = 'retry')::int as retrying,
      count(*) filter (where name = $2)::int as failed,
      count(*) filter (where name <> $2 and data ->> 'kind' = any ($3))::int as "ofKinds"
    from pgboss.job where (name = any ($1) or name = $2) and state <= 'active'`,
};
/** Work that waits for a retry is due at the time of that retry. */
const OLDEST = {
  name: 'queue-oldest',
  text: `select coalesce(extract(epoch from clock_timestamp() - min(greatest(created_on, start_after))), 0)::float8 as seconds
    from pgboss.job where name = any ($1) and state < 'active' and start_after <= now()`,
};
const LAST_DUE_WORK = {
  name: 'queue-last-due-work',
  text: `select iso(max(completed_on)) as at from pgboss.job where name = $1 and state = 'completed'`,
};
const SWEEPS = {
  name: 'queue-sweeps',
  text: `select w.name, iso(s.last_success_at) as "lastSuccessAt", coalesce(s.failures, 0) as failures, s.reason
    from unnest($1::text[]) as w (name) left join sweeps s on s.name = w.name order by w.name`,
};
const FAILED = {
  name: 'queue-failed',
  text: `select id, coalesce(data ->> 'name', data #>> '{data,sweep}', data ->> 'kind', 'unknown') as name, coalesce(source_name, name) as queue,
      left(source_output ->> 'message', 500) as reason, coalesce(source_retry_count, 0) + 1 as tries,
      iso(created_on) as "failedAt",
      to_char(created_on at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "pageAt"
    from pgboss.job
    where name = $1 and state < 'active' and ($2::timestamptz is null or (created_on, id) < ($2::timestamptz, $3::uuid))
    order by created_on desc, id desc limit $4`,
};

export interface QueueDepth {
  /** Events and tasks that have not started. */
  readonly waiting: number;
  readonly active: number;
  readonly retrying: number;
  readonly failed: number;
  /** Unfinished work of the requested kinds. */
  readonly ofKinds: number;
}

export interface FailedWork {
  readonly id: string;
  readonly name: string;
  readonly queue: string;
  readonly reason: string | null;
  readonly tries: number;
  readonly failedAt: string;
  readonly pageAt: string;
}

/** The state of one sweep of due work. */
export interface SweepState {
  readonly name: string;
  /** In real time; null before the first success. */
  readonly lastSuccessAt: string | null;
  /** Failures in a row since then. */
  readonly failures: number;
  /** The reason of the last failure. */
  readonly reason: string | null;
}

interface Page {
  readonly limit: number;
  readonly after: { readonly at: string; readonly id: string } | null;
}

/** Shows the contents of pg-boss to operators, without payloads. */
export class PgBossWatch {
  private readonly boss: PgBoss;
  private readonly sql: Sql;
  private readonly sweepNames: () => readonly string[];

  constructor(boss: PgBoss, sql: Sql, sweepNames: () => readonly string[]) {
    this.boss = boss;
    this.sql = sql;
    this.sweepNames = sweepNames;
  }

  async depth(kinds: readonly string[]): Promise<QueueDepth> {
    const row = await this.sql.row<QueueDepth>(DEPTH, [WORK, FAILED_QUEUE, kinds]);
    return row ?? { waiting: 0, active: 0, retrying: 0, failed: 0, ofKinds: 0 };
  }

  /** How long the oldest event or task has been due; 0 if nothing waits. */
  async oldestSeconds(): Promise<number> {
    const row = await this.sql.row<{ seconds: number }>(OLDEST, [WORK]);
    return Math.max(0, row?.seconds ?? 0);
  }

  async lastDueWorkAt(): Promise<string | null> {
    return (await this.sql.row<{ at: string | null }>(LAST_DUE_WORK, [DUE_WORK_QUEUE]))?.at ?? null;
  }

  /** The sweeps of this release, by name. */
  async sweeps(): Promise<SweepState[]> {
    return this.sql.rows<SweepState>(SWEEPS, [this.sweepNames()]);
  }

  async failedJobs({ limit, after }: Page): Promise<FailedWork[]> {
    return this.sql.rows<FailedWork>(FAILED, [FAILED_QUEUE, after?.at ?? null, after?.id ?? null, limit + 1]);
  }

  /** (tx) */
  async retry(id: string): Promise<boolean> {
    const transaction = this.sql.transaction();
    if (!transaction) throw new Error('Work is given back inside UnitOfWork.transaction only');
    const moved = await this.boss.redrive(FAILED_QUEUE, { ids: [id], db: fromKysely(transaction) });
    return moved === 1;
  }
}
