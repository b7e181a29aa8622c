import { LiveConnection, type LiveEvent } from './live-connection.ts';
import { onWatchedHere, watchedHere, type WatchedThing } from './watched-here.ts';
import { WatchedByTabs, type TellWatched } from './watched-by-tabs.ts';
import { whileAwake } from './while-awake.ts';
import { canShareTabs, whileLeading } from './while-leading.ts';

/** `live`: updates arrive. `polling`: they do not, so the screen polls. `asleep`: hidden or offline. */
export type LiveMode = 'live' | 'polling' | 'asleep';

export interface LiveUpdatesParts {
  /** Tabs of the same user share a stream. */
  readonly person: string;
  readonly hear: (event: LiveEvent) => void;
  readonly mode: (mode: LiveMode) => void;
  /** The server refuses a stream to this browser, so the session may have ended. */
  readonly refused: () => void;
  readonly tellWatched: TellWatched;
}

/** Messages between tabs: an event, the state of the stream, the things on a tab, and a request for the state. */
type Shared =
  | { readonly kind: 'event'; readonly event: LiveEvent }
  | { readonly kind: 'state'; readonly isOpen: boolean; readonly lastId: string }
  | { readonly kind: 'watching'; readonly tab: string; readonly things: readonly WatchedThing[] }
  | { readonly kind: 'question' };

/** A UUID. `crypto.randomUUID` does not exist at an address without TLS. */
function randomName(): string {
  const hex = [...crypto.getRandomValues(new Uint8Array(15))].map((byte) =>
    byte.toString(16).padStart(2, '0'),
  );
  const part = (from: number, to: number): string => hex.join('').slice(from, to);
  return `${part(0, 8)}-${part(8, 12)}-4${part(12, 15)}-8${part(15, 18)}-${part(18, 30)}`;
}

/** Receives updates through this tab's stream or another tab's. Returns a function that stops. */
export function followUpdates(parts: LiveUpdatesParts): () => void {
  const tab = new FollowingTab(parts);
  return whileAwake(() => tab.follow());
}

class FollowingTab {
  private readonly parts: LiveUpdatesParts;
  private readonly name: string;
  private readonly tab = randomName();
  private lastId = '';
  private tabs: BroadcastChannel | null = null;
  private isOpen = false;
  /** Only in the tab with the stream. */
  private watched: WatchedByTabs | null = null;

  constructor(parts: LiveUpdatesParts) {
    this.parts = parts;
    this.name = `crewvine.live.${parts.person}`;
  }

  follow(): () => void {
    this.isOpen = false;
    this.tabs = canShareTabs() ? new BroadcastChannel(this.name) : null;
    this.tabs?.addEventListener('message', ({ data }: MessageEvent<Shared>) => this.hearTab(data));
    this.parts.mode('polling');
    const stop = whileLeading(this.name, () => this.lead());
    const ignore = onWatchedHere(() => this.sayWatched(watchedHere()));
    this.share({ kind: 'question' });
    this.sayWatched(watchedHere());
    return () => {
      ignore();
      this.sayWatched([]);
      stop();
      this.tabs?.close();
      this.parts.mode('asleep');
    };
  }

  private lead(): () => void {
    const name = randomName();
    const watched = new WatchedByTabs(name, this.parts.tellWatched);
    this.watched = watched;
    const connection = new LiveConnection({
      name,
      lastId: this.lastId,
      state: (isOpen) => {
        watched.opened(isOpen);
        this.state(isOpen);
      },
      refused: this.parts.refused,
      hear: (event) => {
        this.take(event);
        this.share({ kind: 'event', event });
        if (event.name === 'reread') watched.opened(true);
        if (event.name === 'ping') watched.look();
      },
    });
    this.sayWatched(watchedHere());
    connection.start();
    return () => {
      connection.stop();
      watched.stop();
      this.watched = null;
    };
  }

  private take(event: LiveEvent): void {
    this.lastId = event.id || this.lastId;
    if (event.name === 'ping') this.sayWatched(watchedHere());
    this.parts.hear(event);
  }

  private state(nowOpen: boolean): void {
    this.isOpen = nowOpen;
    this.parts.mode(nowOpen ? 'live' : 'polling');
    if (this.watched) this.share({ kind: 'state', isOpen: nowOpen, lastId: this.lastId });
  }

  private hearTab(message: Shared): void {
    if (message.kind === 'watching') this.watched?.hear(message.tab, message.things);
    else if (message.kind === 'question') {
      if (this.watched) this.share({ kind: 'state', isOpen: this.isOpen, lastId: this.lastId });
    } else if (this.watched === null) this.follows(message);
  }

  private follows(message: Exclude<Shared, { kind: 'question' | 'watching' }>): void {
    if (message.kind === 'event') return this.take(message.event);
    this.lastId = message.lastId || this.lastId;
    this.state(message.isOpen);
    this.sayWatched(watchedHere());
  }

  private sayWatched(things: readonly WatchedThing[]): void {
    if (this.watched) this.watched.hear(this.tab, things);
    else this.share({ kind: 'watching', tab: this.tab, things });
  }

  private share(message: Shared): void {
    // oxlint-disable-next-line require-post-message-target-origin -- a channel is of one origin
    this.tabs?.postMessage(message);
  }
}
