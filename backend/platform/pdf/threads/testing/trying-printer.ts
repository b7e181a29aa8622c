import os from 'node:os';
// oxlint-disable-next-line crewvine/no-real-time -- a stand-in that is slow on purpose
import { setTimeout as delay } from 'node:timers/promises';
import { threadId } from 'node:worker_threads';

/** Does everything in its thread that a printer could do there, including failing. */
export class TryingPrinter {
  private readonly greeting: string;

  constructor(greeting: string) {
    this.greeting = greeting;
  }

  async print(name: string, at: Date): Promise<{ text: string; thread: number; bytes: Uint8Array }> {
    const text = `${this.greeting} ${name}, ${at.toISOString()}`;
    return { text, thread: threadId, bytes: new TextEncoder().encode(text) };
  }

  async priority(): Promise<number> {
    return os.getPriority();
  }

  async fail(): Promise<never> {
    throw new TypeError('no such font');
  }

  async die(): Promise<never> {
    return process.exit(3);
  }

  async hang(): Promise<void> {
    await delay(600_000);
  }

  /** Ends when another thread, or the test, writes to the shared number. */
  async wait(signal: Int32Array): Promise<void> {
    Atomics.wait(signal, 0, 0);
  }

  async giveFunction(): Promise<() => void> {
    return () => undefined;
  }
}
