import { useSyncExternalStore } from 'react';

/** After this time the page is not being left: the request was a download, or failed. */
const LEFT_WITHIN_MS = 10_000;

let isLeaving = false;
let stays: ReturnType<typeof setTimeout> | undefined;

/**
 * Whether the browser is loading another page. Until that page responds, this one stays on screen and sees
 * its effects, such as the end of the session after "Log out". A redirect now would cancel the navigation.
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
