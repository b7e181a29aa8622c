import { useState } from 'react';

/** A list's search text and filter. Empty values show everything. */
export interface ListFilter {
  readonly q: string;
  /** A value of the filter, or empty for all. */
  readonly filter: string;
}

const EVERYTHING: ListFilter = { q: '', filter: '' };

export interface ListFilterState {
  readonly current: ListFilter;
  readonly change: (next: ListFilter) => void;
  /** Clears search and filter. */
  readonly reset: () => void;
}

/** The state of a search line and its list. */
export function useListFilter(): ListFilterState {
  const [current, change] = useState(EVERYTHING);
  return { current, change, reset: () => change(EVERYTHING) };
}
