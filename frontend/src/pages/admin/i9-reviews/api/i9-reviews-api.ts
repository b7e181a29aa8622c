import type { I9ReviewRow, I9ReviewSheet } from '#contract/eligibility/review/i9-review.ts';
import type { I9Finding } from '#contract/eligibility/vocabulary/review/i9-findings.ts';
import { api, paged } from '#shared/api/index.ts';

interface FinishedReview {
  readonly id: string;
  readonly findings: readonly I9Finding[];
  readonly note: string | null;
}

const i9ReviewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    i9Reviews: build.infiniteQuery({
      ...paged<I9ReviewRow, undefined>('/admin/i9-reviews'),
      providesTags: ['I9'],
    }),
    i9ReviewSheet: build.query<I9ReviewSheet, string>({
      query: (id) => `/admin/i9-reviews/${encodeURIComponent(id)}`,
      keepUnusedDataFor: 0,
    }),
    finishI9Review: build.mutation<null, FinishedReview>({
      query: ({ id, ...body }) => ({
        url: `/admin/i9-reviews/${encodeURIComponent(id)}`,
        method: 'POST',
        body,
      }),
      invalidatesTags: ['I9'],
    }),
  }),
});

export const { useI9ReviewsInfiniteQuery, useI9ReviewSheetQuery, useFinishI9ReviewMutation } = i9ReviewsApi;
