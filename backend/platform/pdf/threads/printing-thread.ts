import os from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { Drawing, DrawingResult } from './drawing.ts';

type Printer = Readonly<Record<string, (...given: readonly unknown[]) => Promise<unknown>>>;
type PrinterModule = Readonly<Record<string, new (...settings: readonly unknown[]) => Printer>>;

async function draw({ module, className, settings, method, given }: Drawing): Promise<unknown> {
  const { [className]: Class } = (await import(module)) as PrinterModule;
  if (!Class) throw new Error(`${module} exports no ${className}`);
  // Called as a method, because printers have fields.
  const printer = new Class(...settings);
  return printer[method]?.(...given);
}

/**
 * Answering calls has priority over printing. Linux has a priority for each thread; elsewhere it would apply
 * to the process.
 */
const NICER_BY = 10;
if (process.platform === 'linux')
  os.setPriority(Math.min(os.constants.priority.PRIORITY_LOW, os.getPriority() + NICER_BY));

// One at a time, because the sender waits for the answer.
parentPort?.on('message', (drawing: Drawing) => {
  void draw(drawing)
    .then((drawn): DrawingResult => ({ drawn }), refused)
    .then(answer)
    // The result cannot be copied back.
    .catch((error: unknown) => answer(refused(error)));
});

function refused(error: unknown): DrawingResult {
  return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

function answer(result: DrawingResult): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin, a window has one
  parentPort?.postMessage(result);
}
