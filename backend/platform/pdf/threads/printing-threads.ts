import os from 'node:os';
import { Worker } from 'node:worker_threads';
import { Unavailable } from '#kernel/unavailable.ts';
import type { Stoppable } from '../../stoppable.ts';
import type { Drawing, DrawingResult } from './drawing.ts';

const THREAD = new URL('./printing-thread.ts', import.meta.url);
/**
 * One of several cores stays free for calls. Each thread loads its own fonts, so more than two are not worth
 * the memory.
 */
const MOST_THREADS = Math.min(2, Math.max(1, os.availableParallelism() - 1));
/** A page takes about 60 ms, so a longer queue would wait longer than a person does. */
const MOST_WAITING = 50;
/**
 * The longest letter takes two seconds on a busy machine, so a page that takes this long hangs. Threads have
 * a low priority: on a busy machine, the first page, which loads the fonts, has taken more than half a
 * minute.
 */
const PATIENCE_MS = 90_000;
const MOST_MEGABYTES = 256;

interface Waiting {
  readonly drawing: Drawing;
  readonly resolve: (drawn: unknown) => void;
  readonly reject: (error: Error) => void;
}

interface Limits {
  readonly threads?: number;
  readonly waiting?: number;
  readonly patienceMs?: number;
}

/**
 * Prints outside the thread that answers calls. Each method of a printer takes copies of plain values and
 * returns one.
 */
export interface Printers {
  /**
   * A printer in another thread, method by method. The class is the one that `module` exports under
   * `className`. Each page creates it from `settings`.
   */
  of<Printer>(
    module: URL,
    className: string,
    ...settings: readonly unknown[]
  ): <Method extends keyof Printer & string>(method: Method) => Printer[Method];
}

export interface Printing extends Printers {
  /**
   * For a batch of documents: each waits for its turn, however long the queue is by then
   * (rules.md#printed-in-turn).
   */
  readonly inTurn: Printers;
  /**
   * Call it before the first of a batch.
   * @throws Unavailable if the queue is full or the process is stopping
   */
  refuseIfFull(): void;
}

/**
 * All printers of this process share a few threads, which start with the first page, and one queue with a
 * limit.
 */
export class PrintingThreads implements Printing, Stoppable {
  private readonly most: number;
  private readonly mostWaiting: number;
  private readonly patienceMs: number;
  private readonly idle: Worker[] = [];
  private readonly busy = new Map<Worker, Waiting & { readonly late: NodeJS.Timeout }>();
  private readonly line: Waiting[] = [];
  private stopped: (() => void) | null = null;
  private isStopping = false;
  readonly inTurn: Printers = {
    of: (module, className, ...settings) =>
      printerOf({ module: module.href, className, settings }, (drawing) => this.queue(drawing)),
  };

  constructor({ threads = MOST_THREADS, waiting = MOST_WAITING, patienceMs = PATIENCE_MS }: Limits = {}) {
    this.most = threads;
    this.mostWaiting = waiting;
    this.patienceMs = patienceMs;
  }

  of<Printer>(
    module: URL,
    className: string,
    ...settings: readonly unknown[]
  ): <Method extends keyof Printer & string>(method: Method) => Printer[Method] {
    return printerOf<Printer>({ module: module.href, className, settings }, (drawing) => this.draw(drawing));
  }

  refuseIfFull(): void {
    this.refuseAtTheEnd();
    if (this.busy.size >= this.most && this.line.length >= this.mostWaiting)
      throw new Unavailable('Too many pages wait to be printed');
  }

  /** Prints the waiting pages and accepts no further ones. */
  async stop(): Promise<void> {
    this.isStopping = true;
    if (this.busy.size > 0) await new Promise<void>((stopped) => (this.stopped = stopped));
    await Promise.all(this.idle.splice(0).map((thread) => thread.terminate()));
  }

  /** @throws Unavailable if the queue is full or the process is stopping */
  private async draw(drawing: Drawing): Promise<unknown> {
    this.refuseIfFull();
    return this.queue(drawing);
  }

  private refuseAtTheEnd(): void {
    if (this.isStopping) throw new Unavailable('Nothing is printed any more');
  }

  /** @throws Unavailable if the process is stopping */
  private async queue(drawing: Drawing): Promise<unknown> {
    this.refuseAtTheEnd();
    return new Promise((resolve, reject) => {
      this.line.push({ drawing, resolve, reject });
      this.next();
    });
  }

  private next(): void {
    while (this.line.length > 0 && this.busy.size < this.most) {
      const waiting = this.line.shift();
      if (waiting) this.hand(this.idle.pop() ?? this.begin(), waiting);
    }
    if (this.busy.size === 0) this.stopped?.();
  }

  private hand(thread: Worker, waiting: Waiting): void {
    const late = setTimeout(() => void thread.terminate(), this.patienceMs);
    this.busy.set(thread, { ...waiting, late });
    thread.ref();
    try {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin, a window has one
      thread.postMessage(waiting.drawing);
    } catch (error) {
      // Arguments that cannot be copied never reach the thread.
      this.free(thread)?.reject(error instanceof Error ? error : new Error(String(error)));
    }
  }

  private begin(): Worker {
    const thread = new Worker(THREAD, {
      name: 'printing',
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
    });
    thread.on('message', (result: DrawingResult) => {
      const waiting = this.free(thread);
      if ('drawn' in result) waiting?.resolve(result.drawn);
      else waiting?.reject(new Error(result.failed));
    });
    let reason = 'The thread that printed this has ended';
    thread.on('error', (error) => (reason = `${reason}: ${String(error)}`));
    thread.on('exit', () => this.lose(thread, reason));
    return thread;
  }

  private free(thread: Worker): Waiting | undefined {
    const waiting = this.take(thread);
    // An idle thread does not stop the process from ending.
    thread.unref();
    this.idle.push(thread);
    queueMicrotask(() => this.next());
    return waiting;
  }

  /** Its page is lost, but not the waiting ones: the next page starts another thread. */
  private lose(thread: Worker, reason: string): void {
    this.take(thread)?.reject(new Error(reason));
    const index = this.idle.indexOf(thread);
    if (index !== -1) this.idle.splice(index, 1);
    this.next();
  }

  private take(thread: Worker): Waiting | undefined {
    const waiting = this.busy.get(thread);
    clearTimeout(waiting?.late);
    this.busy.delete(thread);
    return waiting;
  }
}

function printerOf<Printer>(
  printer: Pick<Drawing, 'module' | 'className' | 'settings'>,
  draw: (drawing: Drawing) => Promise<unknown>,
) {
  return <Method extends keyof Printer & string>(method: Method): Printer[Method] => {
    const print = (...given: readonly unknown[]): Promise<unknown> => draw({ ...printer, method, given });
    return print as Printer[Method];
  };
}
