import { useMemo } from 'react';
import type { TradeChoice } from '#entities/job/index.ts';
import { rememberPlace } from '#entities/place/index.ts';
import { useAddressParams } from '#shared/lib/index.ts';
import { readSearchParams, writeSearchParams, type SearchParams } from './search-params.ts';

export interface JobSearchControl {
  readonly search: SearchParams;
  /** `replaces` avoids a history entry for every pause while someone is typing. */
  readonly change: (changes: Partial<SearchParams>, how?: { readonly replaces: boolean }) => void;
  readonly clear: () => void;
}

const EVERYTHING = readSearchParams(new URLSearchParams(), 'all');

/** The search is stored in the address, so that it can be shared and follows back and forward. */
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
