import type { WatchedThing } from './watched-here.ts';
import { MOST_WATCHED } from '#contract/notifications/vocabulary/live-updates.ts';

/** A navigation changes several things together, so changes are sent in one call. */
const GATHERED_FOR_MS = 300;
/** Each tab repeats its things with each ping. A crashed tab does not. */
const FORGOTTEN_AFTER_MS = 90_000;

/** Sends the things that a stream should watch to the server. Resolves to false on failure. */
export type TellWatched = (stream: string, things: readonly WatchedThing[]) => Promise<boolean>;

interface Tab {
  readonly things: readonly WatchedThing[];
  readonly heardAt: number;
}

const textOf = (things: readonly WatchedThing[]): string => JSON.stringify(things);

/** The things that all tabs show, in the tab with the stream. Sends them to the server when they change. */
export class WatchedByTabs {
  private readonly stream: string;
  private readonly tell: TellWatched;
  private readonly tabs = new Map<string, Tab>();
  private known = textOf([]);
  private isOpen = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(stream: string, tell: TellWatched) {
    this.stream = stream;
    this.tell = tell;
  }

  /** Replaces the things that a tab shows. */
  hear(tab: string, things: readonly WatchedThing[]): void {
    const before = this.tabs.get(tab);
    // The tab that changed last is probably in use.
    if (textOf(before?.things ?? []) !== textOf(things)) this.tabs.delete(tab);
    if (things.length > 0) this.tabs.set(tab, { things, heardAt: Date.now() });
    this.soon();
  }

  /** A new stream watches nothing yet, and after a gap the server may have lost the things of an old one. */
  opened(isOpen: boolean): void {
    this.isOpen = isOpen;
    this.known = textOf([]);
    this.soon();
  }

  /** Runs with each ping: retries a failed call, and drops silent tabs. */
  look(): void {
    for (const [tab, { heardAt }] of this.tabs) {
      if (heardAt < Date.now() - FORGOTTEN_AFTER_MS) this.tabs.delete(tab);
    }
    this.soon();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.isOpen = false;
  }

  private soon(): void {
    clearTimeout(this.timer);
    if (this.isOpen && textOf(this.all()) !== this.known) {
      this.timer = setTimeout(() => void this.now(), GATHERED_FOR_MS);
    }
  }

  private async now(): Promise<void> {
    const things = this.all();
    const before = this.known;
    this.known = textOf(things);
    const isTold = await this.tell(this.stream, things);
    if (!isTold && this.known === textOf(things)) this.known = before;
  }

  private all(): readonly WatchedThing[] {
    const things = [...this.tabs.values()].toReversed().flatMap((tab) => tab.things);
    const one = new Map(things.map((thing) => [`${thing.subject}:${thing.id}`, thing]));
    return [...one.values()].slice(0, MOST_WATCHED);
  }
}
