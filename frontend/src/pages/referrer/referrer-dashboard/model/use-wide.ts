import { useSyncExternalStore } from 'react';

const TWO_COLUMNS = '(min-width: 960px)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(TWO_COLUMNS);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Two columns fit; below that the parts stand behind tabs. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(TWO_COLUMNS).matches);
}
