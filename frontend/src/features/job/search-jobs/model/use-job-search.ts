import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { TradeChoice } from '#entities/job/index.ts';
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
  const [address, setAddress] = useSearchParams();
  const search = useMemo(() => readSearchParams(address, startsWith), [address, startsWith]);
  const write = (next: SearchParams, replaces: boolean): void =>
    setAddress(writeSearchParams(next, startsWith), { replace: replaces, preventScrollReset: true });
  return {
    search,
    change: (changes, { replaces } = { replaces: false }) => write({ ...search, ...changes }, replaces),
    clear: () => write({ ...EVERYTHING, sort: search.sort }, false),
  };
}
