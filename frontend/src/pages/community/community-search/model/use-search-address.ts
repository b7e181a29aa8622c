import { SEARCH_KINDS, type SearchKind } from '#contract/community/vocabulary/search-kinds.ts';
import { useAddressParams } from '#shared/lib/index.ts';

export const SEARCH_TABS = ['all', ...SEARCH_KINDS] as const;
export type SearchTab = 'all' | SearchKind;

interface SearchAddress {
  readonly q: string;
  readonly tab: SearchTab;
  /** Replaces the history entry while the user types, so that Back skips unfinished words. */
  readonly search: (q: string, isTyping: boolean) => void;
  readonly open: (tab: string) => void;
}

/** Stores the search in the address, so that it can be shared and survives Back. */
export function useSearchAddress(): SearchAddress {
  const [shown, change] = useAddressParams();
  const set = (name: string, value: string, replace: boolean): void =>
    change(
      (now) => {
        if (value === '') now.delete(name);
        else now.set(name, value);
        return now;
      },
      { replace, preventScrollReset: true },
    );
  return {
    q: (shown.get('q') ?? '').trim().slice(0, 200),
    tab: SEARCH_TABS.find((tab) => tab === shown.get('in')) ?? 'all',
    search: (q, isTyping) => set('q', q, isTyping),
    open: (tab) => set('in', tab === 'all' ? '' : tab, true),
  };
}
