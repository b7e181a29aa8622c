import { TZDate } from '@date-fns/tz';
import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { addHours } from '#kernel/clock.ts';
import { calendarName } from '#platform/calendar/calendar-name.ts';
import { zoneRules } from '#platform/calendar/zone-rules.ts';
import { withoutTurns } from '#platform/text/direction-marks.ts';
import type { OpenedInterview } from '#modules/hiring/application/interview/answer-interview.ts';

/** How long the calendar keeps free. */
const HOURS = 1;

/** iCalendar (RFC 5545), in the zone of the job's place. */
export function interviewCalendar({ interview, job }: OpenedInterview, address: string): string {
  const { id, at, timeZone, place, note, status, updatedAt } = interview.facts;
  const calendar = new ICalCalendar({
    name: calendarName(job.company),
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Crewvine', product: 'Interviews', language: 'EN' },
    timezone: { name: null, generator: zoneRules },
  });
  const local = (instant: Date): TZDate => new TZDate(instant.getTime(), timeZone);
  calendar.createEvent({
    id: `${id}@crewvine`,
    summary: `${job.title}, ${job.company}`,
    description: [note, address].filter(Boolean).join('\n\n'),
    start: local(at),
    end: local(addHours(at, HOURS)),
    timezone: timeZone,
    location: place,
    status:
      status === 'ended' || status === 'declined' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    stamp: updatedAt,
    lastModified: updatedAt,
  });
  return withoutTurns(calendar.toString());
}
