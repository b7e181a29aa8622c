import type { LiveEventData, LiveEventName } from '#contract/notifications/live-event.ts';

/** As the server has written it: each name with what it carries. */
export type LiveEvent = {
  [Name in LiveEventName]: { readonly name: Name; readonly data: LiveEventData[Name]; readonly id: string };
}[LiveEventName];

export interface LiveConnectionParts {
  /** What the server knows this stream by. */
  readonly name: string;
  /** Where an earlier stream has ended; empty for a beginning. */
  readonly lastId: string;
  readonly hear: (event: LiveEvent) => void;
  /** Whether events come; said again at each change. */
  readonly state: (isOpen: boolean) => void;
  /** The server has answered something that is no stream: perhaps nobody is signed in any more. */
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
/** The server pings every 25 seconds: two missed pings, and the line is dead. */
const SILENCE_MS = 60_000;
const RETRY_MS = 2_000;
const MOST_RETRY_MS = 300_000;

/**
 * The one stream of this browser. While the server only ends or loses it, the browser comes back by itself, after the time that
 * the server has asked for; an answer that is no stream, and a silence, end it for good, and then this comes back, later each time.
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
    // Of the product's own server, and as old or new as this page.
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
