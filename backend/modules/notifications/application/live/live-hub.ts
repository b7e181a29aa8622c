import { Unavailable } from '#kernel/unavailable.ts';
import { WATCHED_SUBJECTS, type LiveSubject } from '../../contract/vocabulary/live-updates.ts';
import { eventText, retryText } from './event-text.ts';
import type { LiveAudiences } from './live-audiences.ts';
import { readLiveMessage, type LiveMessage } from './live-message.ts';
import type { LiveReader, LiveReading } from './live-reader.ts';
import { LiveStream, type LiveStreamOf } from './live-stream.ts';
import { OpenStreams } from './open-streams.ts';
import { WatchedThings } from './watched-things.ts';

export interface LiveHubNeeds {
  readonly reader: LiveReader;
  readonly audiences: Pick<LiveAudiences, 'allowed'>;
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

/** Allows for a phone, a computer and a tablet; a browser shares one stream among its tabs. */
const LIMITS: LiveLimits = { ofPerson: 8, ofProcess: 20_000 };
/** The number of beats between two pings of a stream, so that no proxy closes it as idle. */
const BEATS_A_PING = 25;
const MOST_AT_ONCE = 500;
const PING = eventText('ping', {});
/** Milliseconds. Spreads out the reconnects after a shutdown. */
const COME_BACK = { soon: 1_000, within: 9_000 };

/**
 * The open streams of this process. A message from another process names people; the hub reads their news
 * from the database for all of them together, and checks their permission in the same query. So messages may
 * be lost, repeated or out of order, and a burst costs one reading. Watchers are also checked at that
 * moment.
 */
export class LiveHub {
  private readonly needs: LiveHubNeeds;
  private readonly limits: LiveLimits;
  private readonly streams = new OpenStreams(BEATS_A_PING);
  private readonly watched = new WatchedThings();
  private readonly pending = new Set<LiveStream>();
  private listening: Promise<unknown> | null = null;
  private isReading = false;
  private isAsking = false;
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
    this.watched.beat();
    void this.readPending();
    void this.tellWatchers();
  }

  /** Sends all clients to another process; opens no new streams. */
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
    if (!message) return;
    const { subject, id, watch } = message;
    const streams = new Set(message.to.flatMap((userId) => this.streams.of(userId)));
    if (watch) this.watch(streams, watch);
    else if (subject && id) this.passOn(streams, subject, id);
    else for (const stream of streams) this.pending.add(stream);
    void this.readPending();
    void this.tellWatchers();
  }

  private watch(streams: Iterable<LiveStream>, { stream: name, things }: Watch): void {
    for (const stream of streams) if (stream.name === name) this.watched.set(stream, things);
  }

  private passOn(streams: ReadonlySet<LiveStream>, subject: LiveSubject, id: string): void {
    for (const stream of streams) this.send(stream, eventText(subject, { id }));
    const watched = WATCHED_SUBJECTS.find((one) => one === subject);
    if (watched) this.watched.hasChanged({ subject: watched, id }, streams);
  }

  /** Updates may have been missed without a listener. */
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

  /** Checks for all watchers together whether they may still read their things; a burst costs one query. */
  private async tellWatchers(): Promise<void> {
    if (this.isAsking) return;
    this.isAsking = true;
    let told = this.watched.take();
    try {
      for (; told.length > 0; told = this.watched.take()) {
        const looks = told.map(({ stream, thing }) => ({ stream, thing, userId: stream.userId }));
        const allowed = await this.needs.audiences.allowed(looks);
        for (const look of looks) {
          const { stream, thing } = look;
          if (!allowed.has(look)) this.watched.forget(stream, thing);
          else if (this.watched.isWatched(stream, thing))
            this.send(stream, eventText(thing.subject, { id: thing.id }));
        }
      }
    } catch (error) {
      this.watched.again(told);
      this.needs.failed(error);
    } finally {
      this.isAsking = false;
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
    this.watched.remove(stream);
    this.pending.delete(stream);
  }
}

type Watch = NonNullable<LiveMessage['watch']>;

function comeBackIn(): number {
  return COME_BACK.soon + Math.random() * COME_BACK.within;
}
