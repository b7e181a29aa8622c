import type { InterviewAnswerInput, InterviewPage } from '#contract/hiring/interview/interview.ts';
import { api } from '#shared/api/index.ts';

interface Answering {
  readonly token: string;
  readonly body: InterviewAnswerInput;
}

const interviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    interview: build.query<InterviewPage, string>({
      query: (token) => `/interviews/${encodeURIComponent(token)}`,
      providesTags: ['Referral'],
    }),
    answerInterview: build.mutation<InterviewPage, Answering>({
      query: ({ token, body }) => ({ url: `/interviews/${encodeURIComponent(token)}`, method: 'POST', body }),
      invalidatesTags: ['Referral'],
    }),
  }),
});

export const { useAnswerInterviewMutation, useInterviewQuery } = interviewApi;

/** The event for the phone's calendar. */
export function calendarPath(token: string): string {
  return `/api/interviews/${encodeURIComponent(token)}/calendar.ics`;
}
