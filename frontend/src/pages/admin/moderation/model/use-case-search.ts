import { useAddressParams } from '#shared/lib/index.ts';
import type { CaseSearch } from './moderation-calls.ts';

export const FILTERS = ['state', 'severity', 'kind', 'reason', 'mine'] as const;
export type Filter = (typeof FILTERS)[number];

interface CaseSearchState {
  readonly search: CaseSearch;
  readonly valueOf: (filter: Filter) => string;
  readonly set: (filter: Filter, value: string) => void;
  readonly reset: () => void;
  /** The case that is open beside the list. */
  readonly openId: string | null;
  readonly open: (id: string | null) => void;
}

/** What the queue shows stands in the address: it can be passed on, and is there again after a reload. */
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
