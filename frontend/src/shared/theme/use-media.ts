import { useCallback, useSyncExternalStore } from 'react';

/** Same as `onPhone`. */
const PHONE = '(max-width: 719.98px)';
const TWO_SHEETS = '(min-width: 1100px)';

function useMedia(media: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const query = matchMedia(media);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    [media],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(media).matches,
    () => false,
  );
}

/** For decisions outside of styles, such as the number of rows to request. */
export function usePhone(): boolean {
  return useMedia(PHONE);
}

/** Two sheets of paper fit next to each other. */
export function useTwoSheets(): boolean {
  return useMedia(TWO_SHEETS);
}
