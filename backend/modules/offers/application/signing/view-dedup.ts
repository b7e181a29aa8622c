const SAME_VIEW_MS = 10 * 60_000;

/**
 * Since when the same thing from the same place is one look: ten minutes, because a page reads itself again after each
 * press, but not before the letter was sent as it is now.
 */
export function sameViewSince(now: Date, sentAt: Date | null): Date {
  const since = new Date(now.getTime() - SAME_VIEW_MS);
  return sentAt !== null && sentAt > since && sentAt <= now ? sentAt : since;
}
