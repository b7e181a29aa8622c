import { useCallback } from 'react';
import { useAddressParams } from './use-address-params.ts';

/**
 * The open tab, and a function to open another. The address stores it (`?tab=`), except for the first tab, so
 * that links, reloads, and Back open the right tab.
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
