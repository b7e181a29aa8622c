import type { MyModerationAction } from '#contract/moderation/appeals.ts';
import type { HeldContent } from '#contract/moderation/cases.ts';
import type { MyReport } from '#contract/moderation/reports.ts';
import { api, paged } from '#shared/api/index.ts';

const myModerationApi = api.injectEndpoints({
  endpoints: (build) => ({
    myDecisions: build.infiniteQuery({
      ...paged<MyModerationAction, undefined>('/my-moderation-actions'),
      providesTags: ['MyDecision'],
    }),
    heldContent: build.query<readonly HeldContent[] | null, undefined>({
      query: () => '/my-held-content',
      providesTags: ['MyDecision'],
    }),
    myReports: build.infiniteQuery({
      ...paged<MyReport, undefined>('/my-reports'),
      providesTags: ['MyReport'],
    }),
    takeReportBack: build.mutation<null, string>({
      query: (id) => ({ url: `/reports/${id}`, method: 'DELETE' }),
      invalidatesTags: ['MyReport'],
    }),
    appealDecision: build.mutation<null, { id: string; text: string }>({
      query: ({ id, text }) => ({ url: `/moderation-actions/${id}/appeal`, method: 'POST', body: { text } }),
      invalidatesTags: ['MyDecision'],
    }),
  }),
});

export const {
  useMyDecisionsInfiniteQuery,
  useHeldContentQuery,
  useMyReportsInfiniteQuery,
  useTakeReportBackMutation,
  useAppealDecisionMutation,
} = myModerationApi;
