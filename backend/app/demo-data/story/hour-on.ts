import { TZDate } from '@date-fns/tz';

/** That hour of the day in the local time zone; 9.5 is half past nine. */
export function hourOn(day: Date, hour: number, zone: string): Date {
  const there = new TZDate(day.getTime(), zone);
  there.setHours(Math.floor(hour), (hour % 1) * 60, 0, 0);
  return new Date(there.getTime());
}
