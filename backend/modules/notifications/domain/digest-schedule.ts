import type { Digest } from '../contract/vocabulary/channels.ts';
import { instantOf, wallClock } from './local-time.ts';

const DAY_MS = 86_400_000;
const DAYS_AHEAD = 8;

export interface DigestSchedule {
  readonly digest: Digest;
  /** 0 to 23, by the clock of the zone. */
  readonly digestHour: number;
  /** 0 is Sunday; of a weekly one. */
  readonly digestWeekday: number;
}

/** When the next digest is due after an instant (rules.md#digest): one that was missed is not made up for by two. */
export function nextDigestAt(schedule: DigestSchedule, zone: string, after: Date): Date | null {
  if (schedule.digest === 'off') return null;
  const today = wallClock(after.getTime(), zone).getTime();
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const day = new Date(today + ahead * DAY_MS);
    if (schedule.digest === 'weekly' && day.getUTCDay() !== schedule.digestWeekday) continue;
    const due = instantOf(day, schedule.digestHour, zone);
    if (due > after.getTime()) return new Date(due);
  }
  throw new Error('Every week has each of its days');
}
