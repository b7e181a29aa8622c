const DAY_MS = 86_400_000;
const DAYS = 7;

/** A day is `2027-03-14` and a month is `2027-03`, independent of time zones. */
type Day = string;

const noon = (day: Day): number => Date.parse(`${day}T12:00:00Z`);
const dayOf = (instant: number): Day => new Date(instant).toISOString().slice(0, 10);

export const monthOf = (day: Day): string => day.slice(0, 7);

function addDays(day: Day, days: number): Day {
  return dayOf(noon(day) + days * DAY_MS);
}

/** The same day of another month, or its last day. */
export function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month - 1 + months, Math.min(date, last), 12));
}

/** 0 is Sunday. */
const weekdayOf = (day: Day): number => new Date(noon(day)).getUTCDay();

/** The weeks of a month, each from Sunday to Saturday. */
export function weeksOf(day: Day): readonly (readonly Day[])[] {
  const first = `${monthOf(day)}-01`;
  const start = addDays(first, -weekdayOf(first));
  const after = addMonths(first, 1);
  const weeks: Day[][] = [];
  for (let sunday = start; sunday < after; sunday = addDays(sunday, DAYS))
    weeks.push(Array.from({ length: DAYS }, (_, at) => addDays(sunday, at)));
  return weeks;
}

/** The range to request: one more day at both ends, because the date at the event's place may differ. */
export function rangeOf(day: Day): { readonly from: string; readonly to: string } {
  const weeks = weeksOf(day);
  const [first = day, last = day] = [weeks[0]?.[0], weeks.at(-1)?.at(-1)];
  return { from: `${addDays(first, -1)}T00:00:00Z`, to: `${addDays(last, 2)}T00:00:00Z` };
}

/** The day that a key leads to; undefined for other keys. */
export function dayAfterKey(key: string, day: Day): Day | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -DAYS);
    case 'ArrowDown':
      return addDays(day, DAYS);
    case 'Home':
      return addDays(day, -weekdayOf(day));
    case 'End':
      return addDays(day, DAYS - 1 - weekdayOf(day));
    case 'PageUp':
      return addMonths(day, -1);
    case 'PageDown':
      return addMonths(day, 1);
    default:
      return undefined;
  }
}
