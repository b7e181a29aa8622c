import { useCallback, useSyncExternalStore } from 'react';

/** Same as `onPhone`. */
const PHONE = '(max-width: 719.98px)';
const TWO_SHEETS = '(min-width: 1100px)';

function useMedia(media: string, onServer: boolean): boolean {
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
    () => onServer,
  );
}

/**
 * For decisions outside of styles, such as the number of rows to request, on members' screens: the server renders
 * those only for phones.
 */
export function usePhone(): boolean {
  return useMedia(PHONE, true);
}

/** Two sheets of paper fit next to each other. */
export function useTwoSheets(): boolean {
  return useMedia(TWO_SHEETS, false);
}
