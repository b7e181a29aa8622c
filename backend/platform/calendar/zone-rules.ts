import { tzlib_get_ical_block } from 'timezones-ical-library';

/** The rules of a zone as iCalendar wants them beside what happens in it. */
export function zoneRules(zone: string): string | null {
  const [rules] = [tzlib_get_ical_block(zone)].flat();
  return rules ?? null;
}
