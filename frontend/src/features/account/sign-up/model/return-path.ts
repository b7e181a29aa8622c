import { pathAfterLogin, returnToSchema } from '#contract/identity/sign-in/login.ts';
import { useAddressParams } from '#shared/lib/index.ts';

/** Matches dashboards. A new account goes to its own role's dashboard, no matter which one it requested. */
const DASHBOARD = /^\/[a-z-]*dashboard(?:[?#]|$)/;

/** The path from the address or the history's state, `/` without one. Never another site. */
export function requestedPath(search: URLSearchParams, state: unknown): string {
  const secret = typeof state === 'object' && state !== null && 'returnTo' in state ? state.returnTo : null;
  return returnToSchema.parse(search.get('returnTo') ?? secret);
}

/**
 * The screen that sent the visitor to sign in; undefined if none did. A screen with a secret address comes in the
 * history's state.
 */
export function returnPath(search: URLSearchParams, state: unknown): string | undefined {
  const returnTo = requestedPath(search, state);
  return returnTo === '/' || DASHBOARD.test(returnTo) ? undefined : pathAfterLogin(returnTo);
}

/** Adds the return path to `path`, so switching between sign-in and sign-up does not lose it (rules.md#return-path). */
export function withReturnPath(path: string, search: URLSearchParams): string {
  const returnTo = returnToSchema.parse(search.get('returnTo'));
  return returnTo === '/' ? path : `${path}?returnTo=${encodeURIComponent(returnTo)}`;
}

/** Adds the return path to links between these screens. */
export function useWithReturnPath(): (path: string) => string {
  const [search] = useAddressParams();
  return (path) => withReturnPath(path, search);
}
