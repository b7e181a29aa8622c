import type { BoardsFilter } from '#entities/board/index.ts';
import { TRADES, type Trade } from '#contract/jobs/vocabulary/trades.ts';
import { useAddressParams } from '#shared/lib/index.ts';

const LONGEST_WORDS = 100;

/** As it stands in the address. */
export interface BoardFilter extends BoardsFilter {
  readonly industry: Trade | '';
}

export interface BoardFilterControl {
  readonly filter: BoardFilter;
  /** `replaces` keeps the way back short while someone is still typing. */
  readonly change: (changes: Partial<BoardFilter>, replaces?: boolean) => void;
  readonly clear: () => void;
}

/** What is looked for stands in the address; what is not understood there filters nothing. */
export function useBoardFilter(isSignedIn: boolean): BoardFilterControl {
  const [address, setAddress] = useAddressParams();
  const filter = read(address);
  return {
    // Nobody has boards of their own before they sign in.
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
