import type { BoardsFilter } from '#entities/board/index.ts';
import { TRADES, type Trade } from '#contract/jobs/vocabulary/trades.ts';
import { useAddressParams } from '#shared/lib/index.ts';

const LONGEST_WORDS = 100;

/** The filter as stored in the address. */
export interface BoardFilter extends BoardsFilter {
  readonly industry: Trade | '';
}

export interface BoardFilterControl {
  readonly filter: BoardFilter;
  /** `replaces` replaces the history entry while the user is still typing. */
  readonly change: (changes: Partial<BoardFilter>, replaces?: boolean) => void;
  readonly clear: () => void;
}

/** Stores the filter in the address; unknown values filter nothing. */
export function useBoardFilter(isSignedIn: boolean): BoardFilterControl {
  const [address, setAddress] = useAddressParams();
  const filter = read(address);
  return {
    // Signed-out visitors have no boards of their own.
    filter: { ...filter, mine: filter.mine && isSignedIn },
    change: (changes, replaces = false) =>
      setAddress((now) => write({ ...read(now), ...changes }), {
        replace: replaces,
        preventScrollReset: true,
      }),
    clear: () => setAddress(() => ({}), { preventScrollReset: true }),
  };
}

function read(address: URLSearchParams): BoardFilter {
  return {
    q: (address.get('q') ?? '').trim().slice(0, LONGEST_WORDS),
    industry: TRADES.find((trade) => trade === address.get('industry')) ?? '',
    mine: address.get('mine') === 'true',
  };
}

function write({ q, industry, mine }: BoardFilter): Record<string, string> {
  return { ...(q && { q }), ...(industry && { industry }), ...(mine && { mine: 'true' }) };
}
