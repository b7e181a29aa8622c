import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The `token` of a link from an email; null where there is none. It leaves the address bar at once, and with it the
 * browser's history and whatever is shared of the page.
 */
export function useLinkToken(): string | null {
  const { search } = useLocation();
  const [token] = useState(() => new URLSearchParams(search).get('token') || null);
  useEffect(() => history.replaceState(history.state, '', location.pathname), []);
  return token;
}
