import { TZDate } from '@date-fns/tz';
import { ICalEventStatus } from 'ical-generator';
import { addHours } from '#kernel/clock.ts';
import { calendarFile } from '#platform/calendar/calendar-file.ts';
import type { OpenedInterview } from '#modules/hiring/application/interview/answer-interview.ts';

/** How many hours the calendar blocks for an interview. */
const HOURS = 1;

/** In the zone of the job's place. */
export function interviewCalendar({ interview, job }: OpenedInterview, address: string): string {
  const { id, at, timeZone, place, note, status, updatedAt } = interview.facts;
  const local = (instant: Date): TZDate => new TZDate(instant.getTime(), timeZone);
  const event = {
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
  };
  return calendarFile({ product: 'Interviews', name: job.company, events: [event] });
}
