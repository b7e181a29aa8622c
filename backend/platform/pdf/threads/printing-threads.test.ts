import os from 'node:os';
import { threadId } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import { Unavailable } from '#kernel/unavailable.ts';
import { PrintingThreads } from './printing-threads.ts';
import type { TryingPrinter } from './testing/trying-printer.ts';

const AT = new Date('2026-03-02T10:00:00Z');
const opened: PrintingThreads[] = [];
afterEach(() => Promise.all(opened.splice(0).map((threads) => threads.stop())));

function tryingPrinter(
  limits: ConstructorParameters<typeof PrintingThreads>[0] = {},
  name = 'TryingPrinter',
) {
  const threads = new PrintingThreads({ threads: 1, ...limits });
  opened.push(threads);
  const method = threads.of<TryingPrinter>(
    new URL('./testing/trying-printer.ts', import.meta.url),
    name,
    'Hello',
  );
  const inTurn = threads.inTurn.of<TryingPrinter>(
    new URL('./testing/trying-printer.ts', import.meta.url),
    name,
    'Hello',
  );
  return { threads, method, inTurn };
}

const held = (): Int32Array => new Int32Array(new SharedArrayBuffer(4));
function release(signal: Int32Array): void {
  Atomics.store(signal, 0, 1);
  Atomics.notify(signal, 0);
}

describe('printing in threads', () => {
  it('a page is drawn in another thread, from copies of the arguments', async () => {
    const { method } = tryingPrinter();
    const { text, thread, bytes } = await method('print')('Ana', AT);
    expect(text).toBe('Hello Ana, 2026-03-02T10:00:00.000Z');
    expect(new TextDecoder().decode(bytes)).toBe(text);
    expect(thread).not.toBe(threadId);
    // The next page uses the same thread.
    expect((await method('print')('Bo', AT)).thread).toBe(thread);
  });

  it.runIf(process.platform === 'linux')('printing leaves the processor to calls if it is busy', async () => {
    const { method } = tryingPrinter();
    const before = os.getPriority();
    expect(await method('priority')()).toBe(Math.min(19, before + 10));
    expect(os.getPriority()).toBe(before);
  });

  it('the error of a page is passed on, and printing continues', async () => {
    const { method } = tryingPrinter();
    await expect(method('fail')()).rejects.toThrow('no such font');
    await expect(method('giveFunction')()).rejects.toThrow('could not be cloned');
    const uncopied = (() => undefined) as unknown as string;
    await expect(method('print')(uncopied, AT)).rejects.toThrow('could not be cloned');
    expect((await method('print')('Cal', AT)).text).toContain('Hello Cal');
    await expect(tryingPrinter({}, 'NoPrinter').method('print')('Ana', AT)).rejects.toThrow('NoPrinter');
  });

  it('a thread that dies or hangs is replaced: its page fails, and the waiting ones are printed', async () => {
    const { method } = tryingPrinter({ patienceMs: 5_000 });
    const dies = method('die')();
    const waits = method('print')('Ana', AT);
    await expect(dies).rejects.toThrow('has ended');
    const { thread } = await waits;
    const { method: hasty } = tryingPrinter({ patienceMs: 300 });
    await expect(hasty('hang')()).rejects.toThrow('has ended');
    expect((await method('print')('Bo', AT)).thread).toBe(thread);
  });

  it('a full queue refuses further pages, which can be retried', async () => {
    const { method } = tryingPrinter({ waiting: 2 });
    const signal = held();
    const first = method('wait')(signal);
    const waiting = [method('print')('Ana', AT), method('print')('Bo', AT)];
    await expect(method('print')('Cal', AT)).rejects.toBeInstanceOf(Unavailable);
    release(signal);
    await first;
    expect(await Promise.all(waiting)).toHaveLength(2);
    await expect(method('print')('Cal', AT)).resolves.toBeDefined();
  });

  it('a batch starts only if the queue has room, and its pages wait in the same queue without a limit', async () => {
    const { threads, method, inTurn } = tryingPrinter({ waiting: 1 });
    const signal = held();
    const printed: string[] = [];
    const note = async (page: Promise<{ readonly text: string }>): Promise<void> =>
      void printed.push((await page).text.slice(6, 9));
    expect(() => threads.refuseIfFull()).not.toThrow();
    const first = method('wait')(signal);
    const pages = [note(method('print')('Ana', AT)), note(inTurn('print')('Cal', AT))];
    expect(() => threads.refuseIfFull()).toThrow(Unavailable);
    await expect(method('print')('Bo', AT)).rejects.toBeInstanceOf(Unavailable);
    pages.push(note(inTurn('print')('Dee', AT)));
    release(signal);
    await Promise.all([first, ...pages]);
    expect(printed).toEqual(['Ana', 'Cal', 'Dee']);
    expect(() => threads.refuseIfFull()).not.toThrow();
    await threads.stop();
    expect(() => threads.refuseIfFull()).toThrow(Unavailable);
    await expect(inTurn('print')('Eve', AT)).rejects.toBeInstanceOf(Unavailable);
  });

  it('stopping prints the waiting pages, and nothing after', async () => {
    const { threads, method } = tryingPrinter();
    const signal = held();
    const first = method('wait')(signal);
    const second = method('print')('Ana', AT);
    const stopped = threads.stop();
    await expect(method('print')('Bo', AT)).rejects.toBeInstanceOf(Unavailable);
    release(signal);
    await stopped;
    await first;
    expect((await second).text).toContain('Ana');
  });
});
