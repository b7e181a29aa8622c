import { newId, type UserId } from '#kernel/ids.ts';
import type { LiveAudiences, LookAt } from '../application/live/live-audiences.ts';
import { LiveHub, type LiveLimits } from '../application/live/live-hub.ts';
import type { LiveReader, LiveReaderOf, LiveReading } from '../application/live/live-reader.ts';
import type { LiveConnection } from '../application/live/live-stream.ts';

/** A connection that records its output; a `full` one accepts nothing more. */
class FakeConnection implements LiveConnection {
  text = '';
  isEnded = false;
  full = false;

  write(text: string): boolean {
    if (this.full) return false;
    this.text += text;
    return true;
  }

  end(): void {
    this.isEnded = true;
  }

  get events(): readonly string[] {
    return [...this.text.matchAll(/^event: (\w+)$/gm)].map(([, name = '']) => name);
  }
}

export const NOTHING: LiveReading = {
  isAllowed: true,
  userType: 'worker',
  unread: 0,
  rows: [],
  hasMore: false,
  cursor: '1',
};

/** Answers everyone alike, when it is let. */
class FakeReader implements LiveReader {
  readonly readings: (readonly LiveReaderOf[])[] = [];
  answer: LiveReading = NOTHING;
  failure: Error | null = null;
  gate: Promise<unknown> = Promise.resolve();

  async sessionOf(secret: string): Promise<string | null> {
    return secret;
  }

  async read(streams: readonly LiveReaderOf[]): Promise<readonly LiveReading[]> {
    this.readings.push(streams.map(({ userId, sessionId, since }) => ({ userId, sessionId, since })));
    await this.gate;
    if (this.failure) throw this.failure;
    return streams.map(() => this.answer);
  }
}

/** Lets everyone look at everything but what is `closed`, when it is let. */
class FakeAudiences implements Pick<LiveAudiences, 'allowed'> {
  readonly asked: number[] = [];
  readonly closed = new Set<string>();
  failure: Error | null = null;
  gate: Promise<unknown> = Promise.resolve();

  async allowed<Look extends LookAt>(looks: readonly Look[]): Promise<ReadonlySet<Look>> {
    this.asked.push(looks.length);
    await this.gate;
    if (this.failure) throw this.failure;
    return new Set(looks.filter(({ thing }) => !this.closed.has(thing.id)));
  }
}

export interface Opened {
  readonly userId: UserId;
  readonly connection: FakeConnection;
  readonly close: () => void;
}

export class LiveHubFixture {
  readonly reader = new FakeReader();
  readonly audiences = new FakeAudiences();
  readonly failures: unknown[] = [];
  readonly hub: LiveHub;
  private heard: (payload: string) => void = () => undefined;
  private again: () => void = () => undefined;

  constructor(limits: Partial<LiveLimits> = {}) {
    this.hub = new LiveHub({
      reader: this.reader,
      audiences: this.audiences,
      listen: async (heard, again) => {
        this.heard = heard;
        this.again = again;
        again();
      },
      failed: (error) => void this.failures.push(error),
      limits,
    });
  }

  async open(userId: UserId = newId<'user'>(), since: string | null = null): Promise<Opened> {
    const connection = new FakeConnection();
    const name: string = userId;
    const close = this.hub.open({ userId, sessionId: newId(), name, since, connection });
    if (!close) throw new Error('refused');
    await this.quiet();
    return { userId, connection, close };
  }

  async hear(message: object | string): Promise<void> {
    this.heard(typeof message === 'string' ? message : JSON.stringify(message));
    await this.quiet();
  }

  async relisten(): Promise<void> {
    this.again();
    await this.quiet();
  }

  /** Everything that waits for nothing but its turn has had it. */
  async quiet(): Promise<void> {
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }

  /** The time is over in which a change counts as one of just now. */
  forgetChanges(): void {
    for (let beat = 0; beat < 11; beat += 1) this.hub.beat();
  }
}
