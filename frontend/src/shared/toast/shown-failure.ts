import { showFailure } from './failure-toast.ts';

/** Like `showFailure`, but returns an error. Throw it in a `ConfirmDialog`, which then stays open for another try. */
export function shownFailure(error: unknown, title: string, fallback?: string): Error {
  showFailure(error, title, fallback);
  return new Error(title);
}
