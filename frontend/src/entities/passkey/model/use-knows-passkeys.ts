import { useSyncExternalStore } from 'react';
import { canUsePasskeys } from './passkey-browser.ts';

/** `canUsePasskeys` for a page that the server draws, which knows no browser: it goes on from what was drawn. */
export function useKnowsPasskeys(): boolean {
  return useSyncExternalStore(neverChanges, canUsePasskeys, () => false);
}

function neverChanges(): () => void {
  return () => undefined;
}
