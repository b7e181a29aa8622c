import type { Job, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { DomainEvent } from '#kernel/domain-events.ts';
import type { Task, TaskHandler } from '#kernel/tasks.ts';
import { Unavailable } from '#kernel/unavailable.ts';
import type { EventDispatcher } from './event-dispatcher.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { againAfterContention } from '../persistence/connection/contention.ts';
import { describeError } from '../described-error.ts';
import { DUE_WORK_QUEUE, EVENTS_QUEUE, JOBS_QUEUE } from './install-queues.ts';
import type { SealedWork, Traced } from './sealed-work.ts';
import type { Sweeps } from './sweeps.ts';

/** For work without a notification, such as the retry of a failed task. */
const BACKSTOP = { lookEverySeconds: 15 };
/** Workers of each queue in one process. */
const AT_ONCE = 2;

interface WorkerNeeds {
  readonly boss: PgBoss;
  readonly dispatcher: EventDispatcher;
  readonly handlers: readonly TaskHandler[];
  readonly sweeps: Sweeps;
  readonly sealed: SealedWork;
  readonly tracing: Tracing;
  readonly log: Logger;
}

/** Takes events, tasks, and due work from pg-boss. Any number of processes may run one. */
export class Worker {
  private readonly boss: PgBoss;
  private readonly dispatcher: EventDispatcher;
  private readonly handlers: ReadonlyMap<string, TaskHandler>;
  private readonly sweeps: Sweeps;
  private readonly sealed: SealedWork;
  private readonly tracing: Tracing;
  private readonly log: Logger;

  constructor({ boss, dispatcher, handlers, sweeps, sealed, tracing, log }: WorkerNeeds) {
    this.boss = boss;
    this.dispatcher = dispatcher;
    this.handlers = new Map([...handlers, sweeps].map((handler) => [handler.kind, handler]));
    this.sweeps = sweeps;
    this.sealed = sealed;
    this.tracing = tracing;
    this.log = log;
  }

  async start({ lookEverySeconds }: { readonly lookEverySeconds: number } = BACKSTOP): Promise<void> {
    const options = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: lookEverySeconds };
    for (let taker = 0; taker < AT_ONCE; taker += 1) {
      await this.take((lookAgain) =>
        this.boss.work<DomainEvent>(EVENTS_QUEUE, options, (jobs) => {
          lookAgain();
          return this.each(jobs, (event) => this.dispatch(event));
        }),
      );
      await this.take((lookAgain) =>
        this.boss.work<Task>(JOBS_QUEUE, options, (jobs) => {
          lookAgain();
          return this.each(jobs, (job) => this.handle(job));
        }),
      );
    }
    await this.boss.work(DUE_WORK_QUEUE, { pollingIntervalSeconds: 10 }, async () => {
      // Each sweep has reported its own failure, and runs again in a minute.
      await this.runDueWork().catch(() => undefined);
    });
  }

  /**
   * One notification covers all work of a transaction, but each worker takes one item. A worker that found an
   * item therefore looks for the next one immediately. Otherwise the third of three items would wait for the
   * backstop.
   */
  private async take(begin: (lookAgain: () => void) => Promise<string>): Promise<void> {
    const taker = await begin(() => {
      this.boss.notifyWorker(taker);
    });
  }

  /**
   * Runs everything that is due by the application clock, or only the named sweeps. A failure does not stop
   * other work.
   */
  async runDueWork(only?: ReadonlySet<string>): Promise<void> {
    await this.sweeps.runAll(only);
  }

  /**
   * Takes waiting work, and the work that it causes, until nothing waits. A failure is thrown, and its work
   * stays queued.
   */
  async deliverWaiting(atOnce = 1): Promise<void> {
    for (;;) {
      const events = await this.boss.fetch<DomainEvent>(EVENTS_QUEUE, { batchSize: 20 });
      await this.settleAll(events, atOnce, (event) => this.dispatch(event));
      const jobs = await this.boss.fetch<Task>(JOBS_QUEUE, { batchSize: 20 });
      await this.settleAll(jobs, atOnce, (job) => this.handle(job));
      if (events.length + jobs.length === 0) return;
    }
  }

  /** Completes finished work in one statement, which costs as much as many of the tasks. */
  private async settleAll<T>(
    jobs: readonly Job<T>[],
    atOnce: number,
    work: (data: T) => Promise<void>,
  ): Promise<void> {
    const done: string[] = [];
    const failures: unknown[] = [];
    await inParallel(jobs, atOnce, async ({ id, name, data }) => {
      try {
        await work(data);
        done.push(id);
      } catch (error) {
        failures.push(error);
        await this.boss.fail(name, id, keptOf(error));
      }
    });
    const [first] = jobs;
    if (first && done.length > 0) await this.boss.complete(first.name, done);
    // Outages end on their own; any other error is our defect.
    if (failures.length > 0) throw failures.find((error) => !(error instanceof Unavailable)) ?? failures[0];
  }

  private dispatch(event: DomainEvent & Traced): Promise<void> {
    const step = { name: `event ${event.name}`, role: 'consumer', causedBy: event.trace } as const;
    return this.tracing.step(step, () => this.dispatcher.dispatch(this.sealed.openEvent(event)));
  }

  private handle(job: Task & Traced): Promise<void> {
    const step = { name: `task ${job.kind}`, role: 'consumer', causedBy: job.trace } as const;
    return this.tracing.step(step, async () => {
      const handler = this.handlers.get(job.kind);
      if (!handler) throw new Error(`No handler for jobs of kind ${job.kind}`);
      const { data } = this.sealed.openTask(job);
      await againAfterContention(() => handler.handle(data));
    });
  }

  private async each<T>(jobs: readonly Job<T>[], work: (data: T) => Promise<void>): Promise<void> {
    for (const job of jobs) {
      await work(job.data).catch((error: unknown) => {
        this.log.error(
          { err: error, jobId: job.id, queue: job.name },
          'a job failed and will be tried again',
        );
        // The queue stores the error with the task, where others can read it.
        throw keptOf(error);
      });
    }
  }
}

/** The part of an error that is stored with its task, for a year if it failed permanently. */
function keptOf(error: unknown): Error {
  const { type, message = type, stack = '' } = describeError(error);
  const kept = new Error(message);
  kept.name = type;
  kept.stack = stack;
  return kept;
}

async function inParallel<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const takeNext = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, takeNext));
}
