import type { WatchedThing } from './watched-here.ts';
import { MOST_WATCHED } from '#contract/notifications/vocabulary/live-updates.ts';

/** The screens of a browser change together: someone goes from page to page. */
const GATHERED_FOR_MS = 300;
/** A tab says it again with each ping. One that has crashed says nothing. */
const FORGOTTEN_AFTER_MS = 90_000;

/** Tells the server what a stream is to tell of; false where that failed. */
export type TellWatched = (stream: string, things: readonly WatchedThing[]) => Promise<boolean>;

interface Tab {
  readonly things: readonly WatchedThing[];
  readonly heardAt: number;
}

const textOf = (things: readonly WatchedThing[]): string => JSON.stringify(things);

/** What all tabs look at, as the one that holds the stream knows it; the server is told when that changes. */
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

  /** All that a tab looks at now. */
  hear(tab: string, things: readonly WatchedThing[]): void {
    const before = this.tabs.get(tab);
    // The tab that has changed last is the one that someone uses.
    if (textOf(before?.things ?? []) !== textOf(things)) this.tabs.delete(tab);
    if (things.length > 0) this.tabs.set(tab, { things, heardAt: Date.now() });
    this.soon();
  }

  /** A new stream has been told nothing, nor does the server know for sure what an old one was told before a gap. */
  opened(isOpen: boolean): void {
    this.isOpen = isOpen;
    this.known = textOf([]);
    this.soon();
  }

  /** With each ping: what failed is tried again, who says nothing any more is left out. */
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
