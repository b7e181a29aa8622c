import type { WatchedThing } from '../../contract/live-event.ts';
import type { LiveStream } from './live-stream.ts';

/** Beats. Between reading a page and saying that one looks at it, nothing gets lost that is not older. */
const REMEMBERED_FOR = 10;

export interface Told {
  readonly stream: LiveStream;
  readonly thing: WatchedThing;
}

const keyOf = ({ subject, id }: WatchedThing): string => `${subject}:${id}`;

/** The things that this process's streams look at, and their pending changes. */
export class WatchedThings {
  private readonly streams = new Map<string, Set<LiveStream>>();
  private readonly things = new Map<LiveStream, ReadonlyMap<string, WatchedThing>>();
  private readonly changed = new Map<string, number>();
  private waiting = new Map<LiveStream, Map<string, WatchedThing>>();
  private turn = 0;

  /**
   * Replaces all things the stream looks at. Reports recent changes: the page may have loaded before them.
   */
  set(stream: LiveStream, things: readonly WatchedThing[]): void {
    const before = this.things.get(stream);
    this.remove(stream);
    this.things.set(stream, new Map(things.map((thing) => [keyOf(thing), thing])));
    for (const thing of things) {
      const key = keyOf(thing);
      const watchers = this.streams.get(key) ?? new Set();
      this.streams.set(key, watchers.add(stream));
      if (!before?.has(key) && this.changed.has(key)) this.wait(stream, thing);
    }
  }

  /** `told` are streams that get the change in another way. */
  hasChanged(thing: WatchedThing, told: ReadonlySet<LiveStream>): void {
    const key = keyOf(thing);
    this.changed.delete(key);
    this.changed.set(key, this.turn);
    for (const stream of this.streams.get(key) ?? []) if (!told.has(stream)) this.wait(stream, thing);
  }

  /** Once a second. */
  beat(): void {
    this.turn += 1;
    for (const [key, turn] of this.changed) {
      if (turn > this.turn - REMEMBERED_FOR) return;
      this.changed.delete(key);
    }
  }

  /** Returns and clears the pending changes, each once however often it changed. */
  take(): readonly Told[] {
    const taken = [...this.waiting].flatMap(([stream, things]) =>
      [...things.values()].map((thing) => ({ stream, thing })),
    );
    this.waiting = new Map();
    return taken;
  }

  /** Queues again the changes that could not be sent. */
  again(told: readonly Told[]): void {
    for (const { stream, thing } of told) if (this.isWatched(stream, thing)) this.wait(stream, thing);
  }

  isWatched(stream: LiveStream, thing: WatchedThing): boolean {
    return this.things.get(stream)?.has(keyOf(thing)) ?? false;
  }

  /** Stops watching a thing that the person may no longer read. */
  forget(stream: LiveStream, gone: WatchedThing): void {
    const things = [...(this.things.get(stream)?.values() ?? [])];
    this.set(
      stream,
      things.filter((thing) => keyOf(thing) !== keyOf(gone)),
    );
  }

  remove(stream: LiveStream): void {
    for (const key of this.things.get(stream)?.keys() ?? []) {
      const watchers = this.streams.get(key);
      watchers?.delete(stream);
      if (watchers?.size === 0) this.streams.delete(key);
    }
    this.things.delete(stream);
    this.waiting.delete(stream);
  }

  private wait(stream: LiveStream, thing: WatchedThing): void {
    const things = this.waiting.get(stream) ?? new Map<string, WatchedThing>();
    this.waiting.set(stream, things.set(keyOf(thing), thing));
  }
}
