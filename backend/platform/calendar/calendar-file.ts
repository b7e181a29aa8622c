import { escape, ICalCalendar, ICalCalendarMethod, type ICalEventData } from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { withoutTurns } from '../text/direction-marks.ts';

/** Characters that no text of a calendar may have, and that some programs take for the end of a line. */
const CONTROLS = /[[\p{Cc}\p{Zl}\p{Zp}]--[\t\r\n]]/gv;

interface CalendarContent {
  /** The part of the product that it comes from. */
  readonly product: string;
  readonly name: string;
  readonly events: readonly ICalEventData[];
}

/** iCalendar (RFC 5545): lines end with CRLF, the last one too, and no text begins a line of its own. */
export function calendarFile({ product, name, events }: CalendarContent): string {
  const calendar = new ICalCalendar({
    // The library escapes the texts of events, but not the calendar's own.
    name: escape(name.replaceAll(/[\r\n]+/g, ' '), false),
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Crewvine', product, language: 'EN' },
    timezone: { name: null, generator: zoneRules },
    events: [...events],
  });
  return `${withoutTurns(calendar.toString()).replaceAll(CONTROLS, ' ')}\r\n`;
}

/** The rules of a zone as iCalendar wants them next to the events in it. */
function zoneRules(zone: string): string | null {
  const [rules] = [tzlib_get_ical_block(zone)].flat();
  return rules ?? null;
}
