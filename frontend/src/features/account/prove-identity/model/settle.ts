import { pathAfterLogin } from '#contract/identity/login.ts';
import type { settleRefusals } from '#shared/api/index.ts';

const SECOND_FACTOR_PATH = '/profile/second-step';

let asking: Promise<boolean> | null = null;

/**
 * Asks who one is once more, over whatever screen is open, and has the call made again; leads an admin who must set up a second
 * step to where that is done, and back from there (rules.md#step-up).
 */
export const settle: Parameters<typeof settleRefusals>[0] = async ({ code }, dispatch) => {
  if (code === 'identity.second_factor_required') {
    if (location.pathname !== SECOND_FACTOR_PATH) {
      location.assign(`${SECOND_FACTOR_PATH}?returnTo=${encodeURIComponent(wantedPath(location))}`);
    }
    return false;
  }
  // Calls that were refused at the same moment wait for one answer.
  asking ??= import('./ask.tsx').then(({ ask }) => ask(dispatch)).finally(() => (asking = null));
  return asking;
};

/** Where someone is; on the page to sign in, where they are about to go. */
export function wantedPath({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  return pathname === '/login'
    ? pathAfterLogin(new URLSearchParams(search).get('returnTo'))
    : pathname + search + hash;
}
