import { LiveConnection, type LiveEvent } from './live-connection.ts';
import { whileAwake } from './while-awake.ts';
import { canShareTabs, whileLeading } from './while-leading.ts';

/** `live`: updates come. `polling`: they do not, and the screen asks now and then. `asleep`: nobody looks. */
export type LiveMode = 'live' | 'polling' | 'asleep';

export interface LiveUpdatesParts {
  /** Tabs of the same person share. */
  readonly person: string;
  readonly hear: (event: LiveEvent) => void;
  readonly mode: (mode: LiveMode) => void;
}

/** What tabs say to each other: what came, whether anything comes, and whether someone knows. */
type Shared =
  | { readonly kind: 'event'; readonly event: LiveEvent }
  | { readonly kind: 'state'; readonly isOpen: boolean; readonly lastId: string }
  | { readonly kind: 'question' };

/** Updates for this tab, by its own stream or by that of another tab. Returns what ends them. */
export function followUpdates({ person, hear, mode }: LiveUpdatesParts): () => void {
  const name = `crewvine.live.${person}`;
  let lastId = '';
  const take = (event: LiveEvent): void => {
    lastId = event.id || lastId;
    hear(event);
  };

  return whileAwake(() => {
    const tabs = canShareTabs() ? new BroadcastChannel(name) : null;
    // oxlint-disable-next-line require-post-message-target-origin -- a channel is of one origin
    const share = (message: Shared): void => tabs?.postMessage(message);
    let isLeading = false;
    let isOpen = false;
    const state = (nowOpen: boolean): void => {
      isOpen = nowOpen;
      mode(isOpen ? 'live' : 'polling');
      if (isLeading) share({ kind: 'state', isOpen, lastId });
    };
    tabs?.addEventListener('message', ({ data }: MessageEvent<Shared>) => {
      if (data.kind === 'question') {
        if (isLeading) share({ kind: 'state', isOpen, lastId });
        return;
      }
      if (isLeading) return;
      if (data.kind === 'event') return take(data.event);
      lastId = data.lastId || lastId;
      state(data.isOpen);
    });

    mode('polling');
    const stop = whileLeading(name, () => {
      isLeading = true;
      const connection = new LiveConnection({
        lastId,
        state,
        hear: (event) => {
          take(event);
          share({ kind: 'event', event });
        },
      });
      connection.start();
      return () => connection.stop();
    });
    share({ kind: 'question' });
    return () => {
      stop();
      tabs?.close();
      mode('asleep');
    };
  });
}
