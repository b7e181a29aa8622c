const SAME_VIEW_MS = 10 * 60_000;

/**
 * The start of the interval in which repeated views from the same address count once: ten minutes, because a
 * page reloads after each action, but not before the current version was sent.
 */
export function sameViewSince(now: Date, sentAt: Date | null): Date {
  const since = new Date(now.getTime() - SAME_VIEW_MS);
  return sentAt !== null && sentAt > since && sentAt <= now ? sentAt : since;
}
