import type { LiveEventData, LiveEventName } from '#contract/notifications/live-event.ts';

/** The server's events: each name with its data. */
export type LiveEvent = {
  [Name in LiveEventName]: { readonly name: Name; readonly data: LiveEventData[Name]; readonly id: string };
}[LiveEventName];

export interface LiveConnectionParts {
  /** The name under which the server knows this stream. */
  readonly name: string;
  /** The last event of an earlier stream; empty for the first stream. */
  readonly lastId: string;
  readonly hear: (event: LiveEvent) => void;
  /** Called at each change. True while events arrive. */
  readonly state: (isOpen: boolean) => void;
  /** The server's answer is not a stream, so the session may have ended. */
  readonly refused: () => void;
}

const ADDRESS = '/api/notifications/stream';
const NAMES: readonly LiveEventName[] = [
  'notification',
  'unread',
  'referral',
  'event',
  'post',
  'board',
  'reread',
  'session',
  'ping',
];
/** The server pings every 25 seconds. After two missed pings, the connection is dead. */
const SILENCE_MS = 60_000;
const RETRY_MS = 2_000;
const MOST_RETRY_MS = 300_000;

/**
 * The browser's only stream. If the server ends or loses it, the browser reconnects after the server's delay.
 * If it is refused or silent, this class closes it, and reconnects with growing delays.
 */
export class LiveConnection {
  private readonly parts: LiveConnectionParts;
  private source: EventSource | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private lastId: string;
  private failures = 0;
  private isOpen = false;

  constructor(parts: LiveConnectionParts) {
    this.parts = parts;
    this.lastId = parts.lastId;
  }

  start(): void {
    const after = this.lastId === '' ? '' : `&after=${this.lastId}`;
    const source = new EventSource(`${ADDRESS}?stream=${this.parts.name}${after}`);
    this.source = source;
    for (const name of NAMES) {
      source.addEventListener(name, (event: MessageEvent<string>) => this.take(name, event));
    }
    source.addEventListener('error', () => {
      this.say(false);
      if (source.readyState !== EventSource.CLOSED) return;
      this.comeBack();
      this.parts.refused();
    });
    this.watch();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.source?.close();
    this.source = null;
    this.say(false);
  }

  private take(name: LiveEventName, { data, lastEventId }: MessageEvent<string>): void {
    this.failures = 0;
    this.lastId = lastEventId || this.lastId;
    this.watch();
    this.say(true);
    // Trusted, because it comes from the product's own server in the same version.
    this.parts.hear({ name, data: JSON.parse(data), id: this.lastId });
    if (name === 'session') this.comeBack();
  }

  private watch(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.say(false);
      this.comeBack();
    }, SILENCE_MS);
  }

  private comeBack(): void {
    clearTimeout(this.timer);
    this.source?.close();
    const wait = Math.min(MOST_RETRY_MS, RETRY_MS * 2 ** this.failures) * (0.5 + Math.random());
    this.failures += 1;
    this.timer = setTimeout(() => this.start(), wait);
  }

  private say(isOpen: boolean): void {
    if (isOpen === this.isOpen) return;
    this.isOpen = isOpen;
    this.parts.state(isOpen);
  }
}
