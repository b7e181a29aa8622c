// Runs in its own thread: a process that opens thousands of connections would measure itself.
import { setTimeout as delay } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { Probed } from './prober.ts';

const { origin, paths, everyMs } = workerData as Probed;
let slowest = 0;
let calls = 0;
const over = new AbortController();
parentPort?.once('message', () => over.abort());
while (!over.signal.aborted) {
  for (const path of paths) {
    calls += 1;
    const begun = performance.now();
    // Different addresses, because limits per address are not under test.
    const headers = { 'X-Forwarded-For': `10.2.${(calls >> 8) & 255}.${calls & 255}` };
    await (await fetch(`${origin}${path}`, { headers })).arrayBuffer();
    slowest = Math.max(slowest, performance.now() - begun);
  }
  await delay(everyMs);
}
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin, a window has one
parentPort?.postMessage(slowest);
