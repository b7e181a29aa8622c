import { expect, it } from 'vitest';
import { instantAt } from './instant-at.ts';

it.each([
  ['2026-12-01T09:00', 'America/Chicago', '2026-12-01T15:00:00.000Z'],
  ['2026-07-01T09:00', 'America/Chicago', '2026-07-01T14:00:00.000Z'],
  ['2026-12-01T09:00', 'Pacific/Honolulu', '2026-12-01T19:00:00.000Z'],
  // The night on which clocks go forward has no half past two.
  ['2026-03-08T02:30', 'America/Chicago', '2026-03-08T08:30:00.000Z'],
  ['2026-12-01T09:00:00Z', 'America/Chicago', '2026-12-01T09:00:00.000Z'],
  ['2026-12-01T09:00:00-05:00', 'America/Chicago', '2026-12-01T14:00:00.000Z'],
])('%s at %s is %s', (written, zone, instant) => {
  expect(instantAt(written, zone).toISOString()).toBe(instant);
});
