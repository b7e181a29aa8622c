import { useCallback } from 'react';
// oxlint-disable-next-line no-restricted-imports -- the one place that wraps it
import { useSearchParams, type NavigateOptions } from 'react-router-dom';

type ChangeParams = (
  change: (now: URLSearchParams) => URLSearchParams | Record<string, string>,
  options?: NavigateOptions,
) => void;

/**
 * The query of the address, and a function to change it. Replaces the router's `useSearchParams`, whose
 * changes build on the address on screen. That address lags, so the second of two quick choices would
 * overwrite the first. These changes build on the current address.
 */
export function useAddressParams(): readonly [shown: URLSearchParams, change: ChangeParams] {
  const [shown, write] = useSearchParams();
  const change = useCallback<ChangeParams>(
    (next, options) => write(next(new URLSearchParams(window.location.search)), options),
    [write],
  );
  return [shown, change];
}
