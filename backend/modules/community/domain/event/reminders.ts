import { addHours } from '#kernel/clock.ts';

export interface ReminderTimes {
  readonly remindDayAt: Date | null;
  readonly remindHourAt: Date | null;
}

/** A day and an hour before; what would be too late is left out (rules.md#event-reminders). */
export function reminderTimes(startAt: Date, now: Date): ReminderTimes {
  const before = (hours: number): Date | null => {
    const at = addHours(startAt, -hours);
    return at > now ? at : null;
  };
  return { remindDayAt: before(24), remindHourAt: before(1) };
}
