import { useAddressParams } from '#shared/lib/index.ts';
import type { CaseSearch } from '../api/moderation-api.ts';

export const FILTERS = ['state', 'severity', 'kind', 'reason', 'mine'] as const;
export type Filter = (typeof FILTERS)[number];

interface CaseSearchState {
  readonly search: CaseSearch;
  readonly valueOf: (filter: Filter) => string;
  readonly set: (filter: Filter, value: string) => void;
  readonly reset: () => void;
  /** The case open next to the list. */
  readonly openId: string | null;
  readonly open: (id: string | null) => void;
}

/** Stores the queue's state in the address, so that it can be shared and survives a reload. */
export function useCaseSearch(): CaseSearchState {
  const [params, change] = useAddressParams();
  const valueOf = (filter: Filter): string => params.get(filter) ?? '';
  const write = (name: string, value: string): void =>
    change(
      (now) => {
        if (value === '') now.delete(name);
        else now.set(name, value);
        if (name !== 'case') now.delete('case');
        return now;
      },
      { replace: name !== 'case', preventScrollReset: true },
    );
  return {
    search: Object.fromEntries(FILTERS.flatMap((name) => (valueOf(name) ? [[name, valueOf(name)]] : []))),
    valueOf,
    set: write,
    reset: () => change(() => ({}), { replace: true, preventScrollReset: true }),
    openId: params.get('case'),
    open: (id) => write('case', id ?? ''),
  };
}
