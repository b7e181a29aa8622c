import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { DueWork, TaskHandler, TaskMap, TaskQueue } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { untraced, type Tracing } from '../tracing/tracing.ts';
import { saidBy } from '../described-error.ts';
import { againAfterContention } from '../persistence/connection/contention.ts';
import type { Sql } from '../persistence/sql.ts';

/** Longer than any sweep takes: batches are small, and calls to providers end within seconds. */
const PATIENCE_MS = 120_000;
/** In a row, a minute apart, so that short outages are over by then. */
const FAILURES_UNTIL_TOLD = 5;

const SUCCEEDED = {
  name: 'sweeps-succeeded',
  text: `insert into sweeps (name, last_success_at)
    select unnest($1::text[]) as name, now() order by name
    on conflict (name) do update set last_success_at = now(), failures = 0, reason = null`,
};
const FAILED = {
  name: 'sweeps-failed',
  text: `insert into sweeps (name, last_failure_at, failures, reason) values ($1, now(), 1, left($2, 500))
    on conflict (name) do update set last_failure_at = now(), failures = sweeps.failures + 1, reason = left($2, 500)
    returning failures`,
};

export interface PlatformTasks {
  /** Runs a sweep that failed repeatedly. */
  'platform.run_sweep': { readonly sweep: string };
}

export interface SweepNeeds {
  /** If it fails, no due work runs, because we cannot know what is due. */
  readonly agreement?: DueWork;
  readonly dueWork: readonly DueWork[];
  readonly sql: Sql;
  readonly unitOfWork: UnitOfWork;
  readonly taskQueue: TaskQueue;
  readonly tracing?: Tracing;
  readonly log: Logger;
  readonly patienceMs?: number;
}

/**
 * Runs all due work, one sweep after the other. A sweep that fails or hangs does not stop the others
 * (docs/adr/0006-due-work-is-swept.md). After five failures in a row, a sweep also becomes a task. It ends up
 * with the permanently failed tasks, where admins see the reason and can run it again.
 */
export class Sweeps implements TaskHandler<'platform.run_sweep'> {
  readonly kind = 'platform.run_sweep';
  private readonly needs: SweepNeeds;
  /** Sweeps that timed out and are still running. */
  private readonly abandoned = new Set<DueWork>();

  constructor(needs: SweepNeeds) {
    this.needs = needs;
  }

  /**
   * @param only the names of the sweeps to run; all if omitted
   * @throws the first failure, after all have run; immediately if the time is in doubt
   */
  async runAll(only?: ReadonlySet<string>): Promise<void> {
    const { agreement } = this.needs;
    if (agreement) await this.agree(agreement);
    const succeeded: string[] = agreement ? [agreement.name] : [];
    const failures: unknown[] = [];
    for (const work of this.needs.dueWork) {
      if (only && !only.has(work.name)) continue;
      try {
        await this.runOne(work);
        succeeded.push(work.name);
      } catch (error) {
        failures.push(error);
        await this.noteFailure(work, error);
      }
    }
    await this.note(() => this.needs.sql.rows(SUCCEEDED, [succeeded]));
    if (failures.length > 0) throw failures[0];
  }

  /** Runs a sweep that failed repeatedly. Does nothing if this release no longer has the sweep. */
  async handle({ sweep }: TaskMap['platform.run_sweep']): Promise<void> {
    const work = this.needs.dueWork.find(({ name }) => name === sweep);
    if (!work) return;
    await this.needs.agreement?.run();
    await this.runOne(work);
    await this.needs.sql.rows(SUCCEEDED, [[work.name]]);
  }

  private async agree(agreement: DueWork): Promise<void> {
    try {
      await agreement.run();
    } catch (error) {
      await this.noteFailure(agreement, error);
      throw error;
    }
  }

  /**
   * Runs until nothing more is due. A sweep that times out continues to run, and does not start a second
   * time.
   */
  private async runOne(work: DueWork): Promise<void> {
    if (this.abandoned.has(work)) throw new Error('An earlier run has not ended');
    const enough = new AbortController();
    const { tracing = untraced } = this.needs;
    const step = { name: `sweep ${work.name}`, role: 'internal' } as const;
    const ended = tracing
      .step(step, () => untilNothingIsDue(work, enough.signal))
      .finally(() => this.abandoned.delete(work));
    const patience = this.needs.patienceMs ?? PATIENCE_MS;
    const tooLate = delay(patience, undefined, { signal: enough.signal, ref: false }).then(() => {
      this.abandoned.add(work);
      throw new Error(`Has not ended within ${patience / 1_000} seconds`);
    });
    // The result of the slower one does not matter.
    for (const one of [ended, tooLate]) one.catch(() => undefined);
    await Promise.race([ended, tooLate]).finally(() => enough.abort());
  }

  private async noteFailure({ name }: DueWork, error: unknown): Promise<void> {
    const { unitOfWork, sql, taskQueue, log } = this.needs;
    log.error({ err: error, sweep: name }, 'a sweep failed');
    await this.note(() =>
      unitOfWork.transaction(async () => {
        const row = await sql.row<{ failures: number }>(FAILED, [name, saidBy(error)]);
        if (row?.failures !== FAILURES_UNTIL_TOLD) return;
        await taskQueue.enqueue({ kind: this.kind, data: { sweep: name } });
      }),
    );
  }

  /** A sweep remains done even if its result cannot be recorded. */
  private async note(write: () => Promise<unknown>): Promise<void> {
    await write().catch((error: unknown) =>
      this.needs.log.error({ err: error }, 'what became of a sweep could not be noted'),
    );
  }
}

async function untilNothingIsDue(work: DueWork, enough: AbortSignal): Promise<void> {
  const run = (): Promise<number> => againAfterContention(() => work.run());
  let done = await run();
  while (done > 0 && !enough.aborted) done = await run();
}
