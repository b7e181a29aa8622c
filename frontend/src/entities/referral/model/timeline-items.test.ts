import { describe, expect, it } from 'vitest';
import type { TimelineEntry } from '#contract/hiring/timeline.ts';
import type { ReferralStatus } from '#contract/hiring/vocabulary/referral-status.ts';
import { inOrder } from './timeline-items.ts';

function history(...statuses: ReferralStatus[]): TimelineEntry[] {
  return statuses.map((status, hour) => ({
    at: `2026-11-20T0${hour}:00:00.000Z`,
    status,
    label: status,
    actor: 'employer',
    note: null,
  }));
}

describe('the timeline of a referral', () => {
  it('timeline entries are sorted oldest first', () => {
    const entries = history('submitted', 'contacted', 'interviewing');
    expect(inOrder(entries.toReversed())).toEqual(entries);
  });
});
