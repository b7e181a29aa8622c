import { useCallback } from 'react';
// oxlint-disable-next-line no-restricted-imports -- the one place that wraps it
import { useSearchParams, type NavigateOptions } from 'react-router-dom';

type ChangeParams = (
  change: (now: URLSearchParams) => URLSearchParams | Record<string, string>,
  options?: NavigateOptions,
) => void;

/**
 * What stands after the `?` of the address, and how to change it. Use it instead of the router's `useSearchParams`: a change
 * builds on the address as it is by now. The screen shows an address later than it is written, and two quick choices would
 * otherwise both build on the older one, so that the first is lost.
 */
export function useAddressParams(): readonly [shown: URLSearchParams, change: ChangeParams] {
  const [shown, write] = useSearchParams();
  const change = useCallback<ChangeParams>(
    (next, options) => write(next(new URLSearchParams(window.location.search)), options),
    [write],
  );
  return [shown, change];
}
