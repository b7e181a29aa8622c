import { pathAfterLogin } from '#contract/identity/sign-in/login.ts';
import type { settleRefusals } from '#shared/api/index.ts';

const SECOND_FACTOR_PATH = '/profile/second-step';

let asking: Promise<boolean> | null = null;

/**
 * Asks the user to confirm their identity on the current screen, then repeats the call (rules.md#step-up). Sends an
 * admin who must set up a second step to that page and returns them afterward.
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

/** The current path or, on the sign-in page, the path that follows it. */
export function wantedPath({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  return pathname === '/login'
    ? pathAfterLogin(new URLSearchParams(search).get('returnTo'))
    : pathname + search + hash;
}
