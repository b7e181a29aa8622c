import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { calendarName } from '#platform/calendar/calendar-name.ts';
import { withoutTurns } from '#platform/text/direction-marks.ts';
import type { OpenedFirstDay } from '#modules/hiring/application/first-day/open-first-day.ts';
import { factsOf } from '#modules/hiring/application/first-day/first-day-facts.ts';

const TITLES = { en: 'First day', es: 'Primer día' } as const;

/** iCalendar (RFC 5545): the whole day, wherever the phone is. */
export function firstDayCalendar(opened: OpenedFirstDay, day: string, address: string): string {
  const { referral, job, place, state, workerLanguage, firstDay } = opened;
  const calendar = new ICalCalendar({
    name: calendarName(job.company),
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Crewvine', product: 'First days', language: 'EN' },
  });
  const isOver = state === 'over';
  const { contact } = factsOf(opened, workerLanguage);
  calendar.createEvent({
    id: `first-day-${referral.id}@crewvine`,
    summary: `${TITLES[workerLanguage]}: ${job.title}, ${job.company}`,
    description: [isOver ? null : contact, address].filter(Boolean).join('\n\n'),
    start: new Date(`${day}T00:00:00Z`),
    allDay: true,
    location: place,
    status: isOver ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    stamp: firstDay.facts.updatedAt,
    lastModified: firstDay.facts.updatedAt,
  });
  return withoutTurns(calendar.toString());
}
