import { z } from 'zod';
import { DomainError } from '#kernel/domain-error.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { text } from '#contract/http/index.ts';
import { firstDayPageSchema, type FirstDayPage } from '#contract/hiring/index.ts';
import type { OpenedFirstDay, OpenFirstDay } from '#modules/hiring/application/first-day/open-first-day.ts';
import { firstDayCalendar } from '../../calendar/first-day-calendar.ts';

const params = z.object({ token: text({ min: 1, max: 128 }) });

/** The worker's first-day page, opened by the link in a message (rules.md#first-day). */
export function firstDayRoutes(opening: OpenFirstDay, publicUrl: string): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/first-days/:token',
      access: 'token',
      summary: 'Get the time and place of a worker’s first day, and the contact there',
      params,
      answers: { 200: firstDayPageSchema },
      handler: async (call) => ({ status: 200, body: pageOf(await opening.run(call.params.token)) }),
    }),
    route({
      method: 'get',
      path: '/api/first-days/:token/calendar.ics',
      access: 'token',
      summary: 'Get the first day as a calendar file',
      params,
      answers: { 200: 'raw' },
      handler: async (call) => {
        const { token } = call.params;
        const opened = await opening.run(token);
        if (opened.day === null) throw new DomainError('hiring.first_day_open', 'not_found', 'No day yet');
        const headers = {
          'Content-Type': 'text/calendar; charset=utf-8',
          'Content-Disposition': 'attachment; filename="first-day.ics"',
        };
        const calendar = firstDayCalendar(opened, opened.day, `${publicUrl}/first-day/${token}`);
        return { status: 200, headers, body: Buffer.from(calendar) };
      },
    }),
  ];
}

function pageOf(opened: OpenedFirstDay): FirstDayPage {
  const { state, referral, job, workerLanguage, day, place, letterUrl, firstDay } = opened;
  const told = state !== 'over';
  return {
    state,
    workerName: referral.workerName,
    workerLanguage,
    jobTitle: job.title,
    company: job.company,
    day: told ? day : null,
    place: told ? place : null,
    contactName: told ? firstDay.facts.contactName : null,
    contactPhone: told ? firstDay.facts.contactPhone : null,
    letterUrl: told ? letterUrl : null,
  };
}
