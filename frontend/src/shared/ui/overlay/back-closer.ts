/** The part of a browser's window that this uses. */
export interface Tab {
  readonly history: Pick<History, 'pushState' | 'back'> & { readonly state: unknown };
  addEventListener(type: 'popstate', listener: () => void): void;
}

export interface BackCloser {
  /** Registers an overlay. Returns a function that removes it. `close` may refuse while work is in progress. */
  open(close: () => void): () => void;
}

const MARK = 'overlay';
/** After this time a closed dialog is gone, and Back closes the next one below it. */
const CLOSED_WITHIN_MS = 60;

/**
 * On a phone, Back closes an open dialog instead of leaving the screen and losing the input. An extra history
 * entry with the same address receives that press. If a dialog closes another way, the entry stays for the
 * next one, because going back could interrupt a link that was just pressed.
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

/** The router numbers its screens. The entry has the number of the screen below it. */
const indexOf = (state: unknown): unknown => asRecord(state)['idx'];

const asRecord = (state: unknown): Record<string, unknown> =>
  typeof state === 'object' && state !== null ? { ...state } : {};
