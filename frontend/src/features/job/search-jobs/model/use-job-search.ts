import { useMemo } from 'react';
import type { TradeChoice } from '#entities/job/index.ts';
import { rememberPlace } from '#entities/place/index.ts';
import { useAddressParams } from '#shared/lib/index.ts';
import { readSearchParams, writeSearchParams, type SearchParams } from './search-params.ts';

export interface JobSearchControl {
  readonly search: SearchParams;
  /** `replaces` keeps the way back short while someone is still typing. */
  readonly change: (changes: Partial<SearchParams>, how?: { readonly replaces: boolean }) => void;
  readonly clear: () => void;
}

const EVERYTHING = readSearchParams(new URLSearchParams(), 'all');

/** The search stands in the address: it can be sent on, and goes back and forward. */
export function useJobSearch(startsWith: TradeChoice): JobSearchControl {
  const [address, setAddress] = useAddressParams();
  const search = useMemo(() => readSearchParams(address, startsWith), [address, startsWith]);
  const write = (next: (now: SearchParams) => SearchParams, replaces: boolean): void =>
    setAddress((now) => writeSearchParams(next(readSearchParams(now, startsWith)), startsWith), {
      replace: replaces,
      preventScrollReset: true,
    });
  return {
    search,
    change: (changes, { replaces } = { replaces: false }) => {
      if (changes.location) rememberPlace(changes.location);
      write((now) => ({ ...now, ...changes }), replaces);
    },
    clear: () => write(({ sort }) => ({ ...EVERYTHING, sort }), false),
  };
}
