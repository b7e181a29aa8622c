import { TZDate } from '@date-fns/tz';
import { ICalEventStatus } from 'ical-generator';
import { calendarFile } from '#platform/calendar/calendar-file.ts';
import type { CalendarEntry, CalendarWriter } from '../../application/event/ports.ts';

/** Each event in the zone of its place. */
export class IcalWriter implements CalendarWriter {
  private readonly publicUrl: string;

  constructor(publicUrl: string) {
    this.publicUrl = publicUrl;
  }

  write(name: string, entries: readonly CalendarEntry[]): string {
    const events = entries.map((entry) => this.eventOf(entry));
    return calendarFile({ product: 'Events', name, events });
  }

  private eventOf(entry: CalendarEntry) {
    const { id, title, description, timeZone, onlineUrl, place, sequence, isCanceled, changedAt } = entry;
    const at = (instant: Date): TZDate => new TZDate(instant.getTime(), timeZone);
    return {
      // Never changes: a calendar finds its entry by this ID and compares the sequence.
      id: `${id}@crewvine`,
      summary: title,
      description: onlineUrl === null ? description : `${description}\n\n${onlineUrl}`,
      start: at(entry.startAt),
      end: at(entry.endAt),
      timezone: timeZone,
      location: place ?? onlineUrl,
      url: `${this.publicUrl}/events/${id}`,
      sequence,
      status: isCanceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      stamp: changedAt,
      lastModified: changedAt,
    };
  }
}
