import { pathAfterLogin, returnToSchema } from '#contract/identity/login.ts';
import { useAddressParams } from '#shared/lib/index.ts';

/** Each role has a dashboard of its own: a new account goes to its own, whichever it asked for before it existed. */
const DASHBOARD = /^\/[a-z-]*dashboard(?:[?#]|$)/;

/**
 * The screen that someone was sent to sign in from; undefined where they came by themselves. One whose address is a secret
 * comes in the history's state.
 */
export function returnPath(search: URLSearchParams, state: unknown): string | undefined {
  const secret = typeof state === 'object' && state !== null && 'returnTo' in state ? state.returnTo : null;
  const returnTo = returnToSchema.parse(search.get('returnTo') ?? secret);
  return returnTo === '/' || DASHBOARD.test(returnTo) ? undefined : pathAfterLogin(returnTo);
}

/** `path` with the screen to come back to, so that no turn between signing in and signing up loses it (rules.md#return-path). */
export function withReturnPath(path: string, search: URLSearchParams): string {
  const returnTo = returnToSchema.parse(search.get('returnTo'));
  return returnTo === '/' ? path : `${path}?returnTo=${encodeURIComponent(returnTo)}`;
}

/** For links from one of these screens to another. */
export function useWithReturnPath(): (path: string) => string {
  const [search] = useAddressParams();
  return (path) => withReturnPath(path, search);
}
