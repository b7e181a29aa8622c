import { Unavailable } from '#kernel/unavailable.ts';
import { eventText, retryText } from './event-text.ts';
import { readLiveMessage } from './live-message.ts';
import type { LiveReader, LiveReading } from './live-reader.ts';
import { LiveStream, type LiveStreamOf } from './live-stream.ts';
import { OpenStreams } from './open-streams.ts';

export interface LiveHubNeeds {
  readonly reader: LiveReader;
  /** Begins to listen to the other processes; `again` is called whenever something may have been missed. */
  readonly listen: (heard: (payload: string) => void, again: () => void) => Promise<unknown>;
  /** A reading that failed; it is tried again. */
  readonly failed: (error: unknown) => void;
  readonly limits?: Partial<LiveLimits>;
}

export interface LiveLimits {
  readonly ofPerson: number;
  readonly ofProcess: number;
}

/** A person has a phone, a computer and a tablet, and a browser has one stream whatever its tabs. */
const LIMITS: LiveLimits = { ofPerson: 8, ofProcess: 20_000 };
/** Each stream is pinged once in so many beats, so that a proxy does not take it for dead. */
const BEATS_A_PING = 25;
const MOST_AT_ONCE = 500;
const PING = eventText('ping', {});
/** Milliseconds. Whoever is sent away comes back within a while, not all at the same moment. */
const COME_BACK = { soon: 1_000, within: 9_000 };

/**
 * The open streams of this process. A message of another process names people; what they have to be told is read from the
 * database for all of them together, and with it whether they still may hear it. So messages may be lost, doubled or out of
 * order, and a burst of them costs one reading.
 */
export class LiveHub {
  private readonly needs: LiveHubNeeds;
  private readonly limits: LiveLimits;
  private readonly streams = new OpenStreams(BEATS_A_PING);
  private readonly pending = new Set<LiveStream>();
  private listening: Promise<unknown> | null = null;
  private isReading = false;
  private isDraining = false;
  private turn = 0;

  constructor(needs: LiveHubNeeds) {
    this.needs = needs;
    this.limits = { ...LIMITS, ...needs.limits };
  }

  get size(): number {
    return this.streams.size;
  }

  /**
   * Null where the person has too many already; otherwise what is to be called when the line is gone.
   * @throws Unavailable while the process is full or being stopped
   */
  open(wanted: LiveStreamOf): (() => void) | null {
    if (this.isDraining || this.streams.size >= this.limits.ofProcess)
      throw new Unavailable('No more streams');
    if (this.streams.of(wanted.userId).length >= this.limits.ofPerson) return null;
    const stream = new LiveStream(wanted);
    this.streams.add(stream);
    this.send(stream, retryText(comeBackIn()));
    void this.begin(stream);
    return () => this.remove(stream);
  }

  /** Once a second: its share of the streams is pinged, and what could not be read is tried again. */
  beat(): void {
    this.turn += 1;
    for (const stream of this.streams.ofTurn(this.turn)) this.send(stream, PING);
    void this.readPending();
  }

  /** Sends everyone away, to another process; opens no more. */
  drain(): void {
    this.isDraining = true;
    for (const stream of this.streams.all()) {
      this.send(stream, retryText(comeBackIn()));
      this.close(stream);
    }
  }

  private async begin(stream: LiveStream): Promise<void> {
    this.listening ??= this.needs.listen(
      (payload) => this.hear(payload),
      () => this.lookAgain(),
    );
    await this.listening;
    this.pending.add(stream);
    await this.readPending();
  }

  private hear(payload: string): void {
    const message = readLiveMessage(payload);
    for (const userId of message?.to ?? []) {
      for (const stream of this.streams.of(userId)) {
        if (message?.subject && message.id) this.send(stream, eventText(message.subject, { id: message.id }));
        else this.pending.add(stream);
      }
    }
    void this.readPending();
  }

  /** Nobody knows what was told while nobody listened. */
  private lookAgain(): void {
    for (const stream of this.streams.all()) {
      stream.missed();
      this.pending.add(stream);
    }
    void this.readPending();
  }

  /** One reading at a time: what comes meanwhile is in the next one. */
  private async readPending(): Promise<void> {
    if (this.isReading) return;
    this.isReading = true;
    let streams: readonly LiveStream[] = [];
    try {
      while (this.pending.size > 0) {
        streams = [...this.pending].slice(0, MOST_AT_ONCE);
        for (const stream of streams) this.pending.delete(stream);
        const readings = await this.needs.reader.read(streams);
        for (const [at, stream] of streams.entries()) this.deliver(stream, readings[at]);
      }
    } catch (error) {
      for (const stream of streams) this.pending.add(stream);
      this.needs.failed(error);
    } finally {
      this.isReading = false;
    }
  }

  private deliver(stream: LiveStream, reading: LiveReading | undefined): void {
    if (reading?.isAllowed) {
      const text = stream.tell(reading);
      if (text) this.send(stream, text);
      return;
    }
    this.send(stream, eventText('session', {}));
    this.close(stream);
  }

  private send(stream: LiveStream, text: string): void {
    if (!stream.connection.write(text)) this.remove(stream);
  }

  private close(stream: LiveStream): void {
    this.remove(stream);
    stream.connection.end();
  }

  private remove(stream: LiveStream): void {
    this.streams.remove(stream);
    this.pending.delete(stream);
  }
}

function comeBackIn(): number {
  return COME_BACK.soon + Math.random() * COME_BACK.within;
}
