import type { ChildProcess } from 'node:child_process';
import type { DueWork } from '#kernel/tasks.ts';

/** Runs of a sweep that has nothing to do; the fastest counts, because other work only ever slows one down. */
const RUNS = 9;
/** A sweep with more batches than this is not caught up by the measurement. */
const BATCHES = 50;

/** The figures of one sweep in one database. */
export interface SweepFigures {
  readonly name: string;
  /** How much it did before nothing more was due. */
  readonly done: number;
  /** The time of a run with nothing due. */
  readonly milliseconds: number;
  /** Says why it could not run. */
  readonly failure: string | null;
}

interface Answer {
  readonly sweeps: readonly SweepFigures[];
}

/** Runs in the measured process: each sweep until nothing is due, then again with nothing due. */
export function answerDueWork(works: readonly DueWork[]): void {
  process.on('message', (asked) => {
    if (asked !== 'due-work') return;
    void runAll(works).then((sweeps) => process.send?.({ sweeps } satisfies Answer));
  });
}

async function runAll(works: readonly DueWork[]): Promise<readonly SweepFigures[]> {
  const sweeps: SweepFigures[] = [];
  for (const work of works) sweeps.push(await figuresOf(work));
  return sweeps;
}

async function figuresOf(work: DueWork): Promise<SweepFigures> {
  let done = 0;
  let milliseconds = Infinity;
  try {
    for (let batch = 0; batch < BATCHES; batch += 1) {
      const more = await work.run();
      if (more === 0) break;
      done += more;
    }
    for (let run = 0; run < RUNS; run += 1) {
      const started = performance.now();
      await work.run();
      milliseconds = Math.min(milliseconds, performance.now() - started);
    }
    return { name: work.name, done, milliseconds, failure: null };
  } catch (error) {
    return { name: work.name, done, milliseconds, failure: String(error) };
  }
}

export function askDueWork(child: ChildProcess): Promise<readonly SweepFigures[]> {
  return new Promise((resolve) => {
    const take = (message: unknown): void => {
      if (typeof message !== 'object' || message === null || !('sweeps' in message)) return;
      child.off('message', take);
      resolve((message as Answer).sweeps);
    };
    child.on('message', take);
    child.send('due-work');
  });
}
