import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { TradeChoice } from '#entities/job/index.ts';
import { readSearchAddress, writeSearchAddress, type SearchAddress } from './search-address.ts';

export interface JobSearchControl {
  readonly search: SearchAddress;
  /** `replaces` keeps the way back short while somebody is still typing. */
  readonly change: (changes: Partial<SearchAddress>, how?: { readonly replaces: boolean }) => void;
  readonly clear: () => void;
}

const EVERYTHING = readSearchAddress(new URLSearchParams(), 'all');

/** The search stands in the address: it can be sent on, and goes back and forward. */
export function useJobSearch(startsWith: TradeChoice): JobSearchControl {
  const [address, setAddress] = useSearchParams();
  const search = useMemo(() => readSearchAddress(address, startsWith), [address, startsWith]);
  const write = (next: SearchAddress, replaces: boolean): void =>
    setAddress(writeSearchAddress(next, startsWith), { replace: replaces, preventScrollReset: true });
  return {
    search,
    change: (changes, { replaces } = { replaces: false }) => write({ ...search, ...changes }, replaces),
    clear: () => write({ ...EVERYTHING, sort: search.sort }, false),
  };
}
