import { onTestFinished, vi } from 'vitest';
import type { LiveEventData, LiveEventName } from '#contract/notifications/live-event.ts';

/** A stream of updates from the browser's point of view. */
export class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static readonly opened: FakeEventSource[] = [];
  readonly url: string;
  readyState = 1;

  constructor(url: string) {
    super();
    this.url = url;
    FakeEventSource.opened.push(this);
  }

  /** The streams that were not closed. */
  static get open(): readonly FakeEventSource[] {
    return FakeEventSource.opened.filter(({ readyState }) => readyState !== FakeEventSource.CLOSED);
  }

  say<Name extends LiveEventName>(name: Name, data: LiveEventData[Name], lastEventId = ''): void {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data), lastEventId }));
  }

  /** The server has sent a response that is not a stream. */
  fail(): void {
    this.readyState = FakeEventSource.CLOSED;
    this.dispatchEvent(new Event('error'));
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
  }
}

/** Requests for each lock by name; the first one holds it. */
const queues = new Map<string, (() => void)[]>();

const fakeLocks = {
  request: async (name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) => {
    const queue = queues.get(name) ?? [];
    queues.set(name, queue);
    await new Promise<void>((resolve, reject) => {
      queue.push(resolve);
      signal.addEventListener('abort', () => {
        if (queue[0] === resolve) return;
        queue.splice(queue.indexOf(resolve), 1);
        reject(new DOMException('Aborted', 'AbortError'));
      });
      if (queue.length === 1) resolve();
    });
    await work();
    queue.shift();
    queue[0]?.();
  },
};

/** Reaches the other channels with the same name, like a channel between tabs. */
class FakeChannel extends EventTarget {
  static readonly all = new Set<FakeChannel>();
  readonly name: string;

  constructor(name: string) {
    super();
    this.name = name;
    FakeChannel.all.add(this);
  }

  postMessage(data: unknown): void {
    for (const other of FakeChannel.all) {
      if (other !== this && other.name === this.name) {
        other.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }));
      }
    }
  }

  close(): void {
    FakeChannel.all.delete(this);
  }
}

/** Fakes streams for a test, and the locks that let tabs share them. */
export function fakeLive({ locks = true }: { readonly locks?: boolean } = {}): typeof FakeEventSource {
  FakeEventSource.opened.length = 0;
  queues.clear();
  FakeChannel.all.clear();
  vi.stubGlobal('EventSource', FakeEventSource);
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  if (locks) Object.defineProperty(navigator, 'locks', { value: fakeLocks, configurable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'locks');
    vi.unstubAllGlobals();
  });
  return FakeEventSource;
}

/** Sets the browser's state until the test ends, and fires the events for the change. */
export function browserIs(changes: { readonly online?: boolean; readonly hidden?: boolean }): void {
  const { online, hidden } = changes;
  if (online !== undefined) {
    const said = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    onTestFinished(() => said.mockRestore());
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  }
  if (hidden !== undefined) {
    const said = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(hidden ? 'hidden' : 'visible');
    onTestFinished(() => said.mockRestore());
    document.dispatchEvent(new Event('visibilitychange'));
  }
}
