import type { TimelineEntry } from '#contract/hiring/timeline.ts';

/** Oldest first, whatever order the answer has. */
export function inOrder(entries: readonly TimelineEntry[]): readonly TimelineEntry[] {
  return [...entries].sort((one, other) => one.at.localeCompare(other.at));
}
