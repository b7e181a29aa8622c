import { TZDate } from '@date-fns/tz';
import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { calendarName } from '#platform/calendar/calendar-name.ts';
import { zoneRules } from '#platform/calendar/zone-rules.ts';
import { withoutTurns } from '#platform/text/direction-marks.ts';
import type { CalendarEntry, CalendarWriter } from '../../application/event/ports.ts';

/** iCalendar (RFC 5545): each event in the zone of its place, with the rules of that zone beside it. */
export class IcalWriter implements CalendarWriter {
  private readonly publicUrl: string;

  constructor(publicUrl: string) {
    this.publicUrl = publicUrl;
  }

  write(name: string, entries: readonly CalendarEntry[]): string {
    const calendar = new ICalCalendar({
      name: calendarName(name),
      method: ICalCalendarMethod.PUBLISH,
      prodId: { company: 'Crewvine', product: 'Events', language: 'EN' },
      timezone: { name: null, generator: zoneRules },
    });
    for (const entry of entries) calendar.createEvent(this.eventOf(entry));
    return withoutTurns(calendar.toString());
  }

  private eventOf(entry: CalendarEntry) {
    const { id, title, description, timeZone, onlineUrl, place, sequence, isCancelled, changedAt } = entry;
    const at = (instant: Date): TZDate => new TZDate(instant.getTime(), timeZone);
    return {
      // The same for good: a calendar replaces what it has by this and the sequence.
      id: `${id}@crewvine`,
      summary: title,
      description: onlineUrl === null ? description : `${description}\n\n${onlineUrl}`,
      start: at(entry.startAt),
      end: at(entry.endAt),
      timezone: timeZone,
      location: place ?? onlineUrl,
      url: `${this.publicUrl}/events/${id}`,
      sequence,
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      stamp: changedAt,
      lastModified: changedAt,
    };
  }
}
