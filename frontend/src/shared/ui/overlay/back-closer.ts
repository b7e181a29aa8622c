/** The part of a browser's window that it takes. */
export interface Tab {
  readonly history: Pick<History, 'pushState' | 'back'> & { readonly state: unknown };
  addEventListener(type: 'popstate', listener: () => void): void;
}

export interface BackCloser {
  /** Stands over the screen from now on; the answer takes it away. `close` may refuse while something is under way. */
  open(close: () => void): () => void;
}

const MARK = 'overlay';
/** Within this time a closed dialog is off the screen, and what lies below it is the next to be closed. */
const CLOSED_WITHIN_MS = 60;

/**
 * On a phone "back" means "away with this" while a dialog stands over the screen, not "away from the screen with all that was
 * typed". An entry of its own in the history, on the same address, takes that press. When a dialog is closed otherwise the entry
 * stays and serves the next dialog: to go back at once would cut across a link that was just pressed. A later "back" leaves both.
 */
export function createBackCloser(tab: Tab): BackCloser {
  const opened: (() => void)[] = [];
  let isOnEntry = false;
  let index: unknown = null;

  const guard = (): void => {
    if (!hasMark(tab.history.state))
      tab.history.pushState({ ...asRecord(tab.history.state), [MARK]: true }, '');
    isOnEntry = true;
    index = indexOf(tab.history.state);
  };
  tab.addEventListener('popstate', () => {
    const leftEntry = isOnEntry && !hasMark(tab.history.state) && indexOf(tab.history.state) === index;
    isOnEntry = hasMark(tab.history.state);
    if (!leftEntry) return;
    const top = opened.at(-1);
    if (top === undefined) return tab.history.back();
    top();
    setTimeout(() => opened.length > 0 && guard(), CLOSED_WITHIN_MS);
  });
  return {
    open(close) {
      opened.push(close);
      guard();
      return () => void opened.splice(opened.indexOf(close), 1);
    },
  };
}

const hasMark = (state: unknown): boolean => asRecord(state)[MARK] === true;

/** The router numbers its screens; the entry has the number of the screen that it stands over. */
const indexOf = (state: unknown): unknown => asRecord(state)['idx'];

const asRecord = (state: unknown): Record<string, unknown> =>
  typeof state === 'object' && state !== null ? { ...state } : {};
