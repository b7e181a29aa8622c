import { useCallback } from 'react';
import { useAddressParams } from './use-address-params.ts';

/**
 * Which tab is open, and how to open another. It stands in the address (`?tab=`), but for the first one: other screens
 * lead to it, and it is there again after a reload and when someone comes back.
 */
export function useTabParam<Tab extends string>(
  tabs: readonly [Tab, ...Tab[]],
): readonly [tab: Tab, open: (wanted: string) => void] {
  const [query, setQuery] = useAddressParams();
  const [first] = tabs;
  const open = useCallback(
    (wanted: string) =>
      setQuery(() => (wanted === first ? {} : { tab: wanted }), { replace: true, preventScrollReset: true }),
    [setQuery, first],
  );
  return [tabs.find((name) => name === query.get('tab')) ?? first, open];
}
