import { useSyncExternalStore } from 'react';

const TWO_COLUMNS = '(min-width: 960px)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(TWO_COLUMNS);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** True if two columns fit; narrower screens use tabs. The server renders only for phones. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(TWO_COLUMNS).matches,
    () => false,
  );
}
