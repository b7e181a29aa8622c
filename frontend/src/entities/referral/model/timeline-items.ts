import type { TimelineEntry } from '#contract/hiring/timeline.ts';

/** Oldest first, regardless of the order in the response. */
export function inOrder(entries: readonly TimelineEntry[]): readonly TimelineEntry[] {
  return [...entries].sort((one, other) => one.at.localeCompare(other.at));
}
