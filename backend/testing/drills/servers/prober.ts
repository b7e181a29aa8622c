import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface Probed {
  readonly origin: string;
  readonly paths: readonly string[];
  readonly everyMs: number;
}

/** The slowest response of a product during the work, in milliseconds. */
export async function slowestDuring(probed: Probed, work: Promise<unknown>): Promise<number> {
  const thread = new Worker(new URL('./probe-thread.ts', import.meta.url), { workerData: probed });
  const told = once(thread, 'message');
  try {
    await work;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin, a window has one
    thread.postMessage('over');
    const [slowest] = await told;
    return Number(slowest);
  } finally {
    await thread.terminate();
  }
}
