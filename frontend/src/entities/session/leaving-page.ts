import { useSyncExternalStore } from 'react';

/** A page that is still there by then is not being left: what was asked for was a file, or did not answer. */
const LEFT_WITHIN_MS = 10_000;

let isLeaving = false;
let stays: ReturnType<typeof setTimeout> | undefined;

/**
 * Whether the browser is on its way to another page. This one stays on screen until that one answers, and hears of what it does (that the
 * session ended, after "Log out"): to go elsewhere now would break off the way there.
 */
export function useIsLeavingPage(): boolean {
  return useSyncExternalStore(
    follow,
    () => isLeaving,
    () => false,
  );
}

function follow(changed: () => void): () => void {
  const become = (leaves: boolean): void => {
    isLeaving = leaves;
    clearTimeout(stays);
    if (leaves) stays = setTimeout(stay, LEFT_WITHIN_MS);
    changed();
  };
  const leave = (): void => become(true);
  const stay = (): void => become(false);
  window.addEventListener('beforeunload', leave);
  window.addEventListener('pageshow', stay);
  return () => {
    window.removeEventListener('beforeunload', leave);
    window.removeEventListener('pageshow', stay);
    clearTimeout(stays);
    isLeaving = false;
  };
}
