import { escape, ICalCalendar, ICalCalendarMethod, type ICalEventData } from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { withoutTurns } from '../text/direction-marks.ts';

/** Characters that calendar texts must not contain and that some programs treat as line ends. */
const CONTROLS = /[[\p{Cc}\p{Zl}\p{Zp}]--[\t\r\n]]/gv;

interface CalendarContent {
  /** The part of the product that creates the file. */
  readonly product: string;
  readonly name: string;
  readonly events: readonly ICalEventData[];
}

/**
 * iCalendar (RFC 5545): every line ends with CRLF, including the last, and no text can start a line of its
 * own.
 */
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

/** The rules of a time zone, which iCalendar requires next to the events in it. */
function zoneRules(zone: string): string | null {
  const [rules] = [tzlib_get_ical_block(zone)].flat();
  return rules ?? null;
}
