import type { DisputeInput, NoticePage } from '#contract/checks/notice/adverse-action.ts';
import { api } from '#shared/api/index.ts';

const backgroundCheckNoticeApi = api.injectEndpoints({
  endpoints: (build) => ({
    checkNotice: build.query<NoticePage, string>({
      query: (token) => `/background-check-notice/${encodeURIComponent(token)}`,
      providesTags: ['Check'],
    }),
    disputeReport: build.mutation<NoticePage, DisputeInput & { readonly token: string }>({
      query: ({ token, dispute }) => ({
        url: `/background-check-notice/${encodeURIComponent(token)}`,
        method: 'POST',
        body: { dispute },
      }),
      // Reloads the status after a refusal too, because it may be outdated.
      invalidatesTags: ['Check'],
    }),
  }),
});

export const { useCheckNoticeQuery, useDisputeReportMutation } = backgroundCheckNoticeApi;
