import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { TradeChoice } from '#entities/job/index.ts';
import { readSearch, writeSearch, type JobSearch } from './search-address.ts';

export interface JobSearchControl {
  readonly search: JobSearch;
  /** `replaces` keeps the way back short while somebody is still typing. */
  readonly change: (changes: Partial<JobSearch>, how?: { readonly replaces: boolean }) => void;
  readonly clear: () => void;
}

const EVERYTHING = readSearch(new URLSearchParams(), 'all');

/** The search stands in the address: it can be sent on, and goes back and forward. */
export function useJobSearch(startsWith: TradeChoice): JobSearchControl {
  const [address, setAddress] = useSearchParams();
  const search = useMemo(() => readSearch(address, startsWith), [address, startsWith]);
  const write = (next: JobSearch, replaces: boolean): void =>
    setAddress(writeSearch(next, startsWith), { replace: replaces, preventScrollReset: true });
  return {
    search,
    change: (changes, { replaces } = { replaces: false }) => write({ ...search, ...changes }, replaces),
    clear: () => write({ ...EVERYTHING, sort: search.sort }, false),
  };
}
