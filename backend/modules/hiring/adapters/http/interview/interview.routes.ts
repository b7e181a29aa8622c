import { z } from 'zod';
import { byId } from '#platform/http/routing/by-id.ts';
import { screenLanguage } from '#platform/http/screen-language.ts';
import { ownerCaller } from '#platform/http/routing/owner-caller.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { text } from '#contract/http/index.ts';
import type {
  AnswerInterview,
  OpenedInterview,
} from '#modules/hiring/application/interview/answer-interview.ts';
import type { ScheduleInterview } from '#modules/hiring/application/interview/schedule-interview.ts';
import {
  interviewAnswerRequestSchema,
  interviewPageSchema,
  interviewRequestSchema,
  referralSchema,
  type InterviewPage,
} from '#contract/hiring/index.ts';
import { interviewCalendar } from '../../calendar/interview-calendar.ts';
import { changedReferral } from '../referral/referral-responses.ts';
import type { PresentedReferrals } from '../referral/presented-referrals.ts';

export interface InterviewCalls {
  readonly schedule: ScheduleInterview;
  readonly answers: AnswerInterview;
  readonly reading: PresentedReferrals;
  readonly publicUrl: string;
}

const linkParams = z.object({ token: text({ min: 1, max: 128 }) });

/** Employer and worker agree on a time to talk (rules.md#interviews). */
export function interviewRoutes(calls: InterviewCalls): readonly Route[] {
  return [schedulingRoute(calls), ...linkRoutes(calls), calendarRoute(calls)];
}

function schedulingRoute({ schedule, reading }: InterviewCalls): Route {
  return route({
    method: 'put',
    path: '/api/referrals/:id/interview',
    access: 'authenticated',
    summary: 'Reschedule the interview, and text the new time to the worker',
    params: byId<'referral'>(),
    body: interviewRequestSchema,
    answers: { 200: referralSchema },
    handler: async (call) => {
      const { id: by } = ownerCaller(call);
      await schedule.run(call.params.id, by, call.body);
      return changedReferral(reading, call.params.id, by);
    },
  });
}

function linkRoutes({ answers }: InterviewCalls): readonly Route[] {
  const shared = { path: '/api/interviews/:token', access: 'token', params: linkParams } as const;
  return [
    route({
      ...shared,
      method: 'get',
      summary: 'Get the time and form of the interview, for the worker',
      answers: { 200: interviewPageSchema },
      handler: async ({ params }) => ({ status: 200, body: pageOf(await answers.open(params.token)) }),
    }),
    route({
      ...shared,
      method: 'post',
      summary: 'Confirm the interview, request another time, or decline, as the worker',
      body: interviewAnswerRequestSchema,
      answers: { 200: interviewPageSchema },
      handler: async ({ params, body, ctx }) => {
        const readIn = screenLanguage(ctx.get('Accept-Language'));
        await answers.answer(params.token, { answer: body.answer, times: body.times ?? [], readIn });
        return { status: 200, body: pageOf(await answers.open(params.token)) };
      },
    }),
  ];
}

function calendarRoute({ answers, publicUrl }: InterviewCalls): Route {
  return route({
    method: 'get',
    path: '/api/interviews/:token/calendar.ics',
    access: 'token',
    summary: 'Get the interview as a calendar file',
    params: linkParams,
    answers: { 200: 'raw' },
    handler: async ({ params }) => {
      const opened = await answers.open(params.token);
      const headers = {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': 'attachment; filename="interview.ics"',
      };
      const calendar = interviewCalendar(opened, `${publicUrl}/interview/${params.token}`);
      return { status: 200, headers, body: Buffer.from(calendar) };
    },
  });
}

function pageOf(opened: OpenedInterview): InterviewPage {
  const { interview, referral, job, workerLanguage, isPast, actions } = opened;
  const { at, timeZone, kind, place, note, status, proposedTimes, answeredAt } = interview.facts;
  return {
    at: at.toISOString(),
    timeZone,
    kind,
    place,
    note,
    status,
    proposedTimes: proposedTimes.map((time) => time.toISOString()),
    answeredAt: answeredAt?.toISOString() ?? null,
    isPast,
    actions: [...actions],
    workerName: referral.workerName,
    workerLanguage,
    jobTitle: job.title,
    company: job.company,
    location: job.location,
  };
}
