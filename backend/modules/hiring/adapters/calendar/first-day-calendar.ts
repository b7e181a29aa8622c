import { ICalEventStatus } from 'ical-generator';
import { calendarFile } from '#platform/calendar/calendar-file.ts';
import type { OpenedFirstDay } from '#modules/hiring/application/first-day/open-first-day.ts';
import { factsOf } from '#modules/hiring/application/first-day/first-day-facts.ts';

const TITLES = { en: 'First day', es: 'Primer día' } as const;

/** The whole day, wherever the phone is. */
export function firstDayCalendar(opened: OpenedFirstDay, day: string, address: string): string {
  const { referral, job, place, state, workerLanguage, firstDay } = opened;
  const isOver = state === 'over';
  const { contact } = factsOf(opened, workerLanguage);
  const event = {
    id: `first-day-${referral.id}@crewvine`,
    summary: `${TITLES[workerLanguage]}: ${job.title}, ${job.company}`,
    description: [isOver ? null : contact, address].filter(Boolean).join('\n\n'),
    start: new Date(`${day}T00:00:00Z`),
    allDay: true,
    location: place,
    status: isOver ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    stamp: firstDay.facts.updatedAt,
    lastModified: firstDay.facts.updatedAt,
  };
  return calendarFile({ product: 'First days', name: job.company, events: [event] });
}
