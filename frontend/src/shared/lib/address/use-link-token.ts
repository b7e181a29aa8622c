import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The `token` of an emailed link; null without one. Removes it from the address bar immediately, so that it
 * is neither in the browser's history nor in a shared address.
 */
export function useLinkToken(): string | null {
  const { search } = useLocation();
  const [token] = useState(() => new URLSearchParams(search).get('token') || null);
  useEffect(() => history.replaceState(history.state, '', location.pathname), []);
  return token;
}
