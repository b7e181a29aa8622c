import { useSyncExternalStore } from 'react';
import { canUsePasskeys } from './passkey-browser.ts';

/** `canUsePasskeys` for server-rendered pages: false during server rendering and hydration. */
export function useKnowsPasskeys(): boolean {
  return useSyncExternalStore(neverChanges, canUsePasskeys, () => false);
}

function neverChanges(): () => void {
  return () => undefined;
}
