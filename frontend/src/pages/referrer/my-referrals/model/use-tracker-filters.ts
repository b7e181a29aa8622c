import { REFERRAL_STATUSES } from '#entities/referral/index.ts';
import { useAddressParams } from '#shared/lib/index.ts';
import type { TrackerFilter } from './tracker.ts';

interface TrackerFilters {
  readonly words: string;
  readonly filter: TrackerFilter;
  readonly setWords: (words: string) => void;
  readonly setFilter: (filter: TrackerFilter) => void;
  readonly showAll: () => void;
}

/**
 * Stores search and status in the address (`?q=…&status=…`), so that they survive a reload and can be shared.
 */
export function useTrackerFilters(): TrackerFilters {
  const [query, setQuery] = useAddressParams();
  const set = (name: string, value: string): void =>
    setQuery(
      (now) => {
        const next = new URLSearchParams(now);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return {
    words: query.get('q') ?? '',
    filter: REFERRAL_STATUSES.find((value) => value === query.get('status')) ?? 'all',
    setWords: (words) => set('q', words),
    setFilter: (filter) => set('status', filter === 'all' ? '' : filter),
    showAll: () => setQuery(() => ({}), { replace: true }),
  };
}
