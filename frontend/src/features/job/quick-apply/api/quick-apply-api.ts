import type { QuickApplyInput } from '#contract/hiring/applying/quick-apply.ts';
import { linkTo } from '#entities/referral-context/index.ts';
import { api } from '#shared/api/index.ts';

interface Application {
  readonly jobId: string;
  readonly body: QuickApplyInput;
}

const quickApplyApi = api.injectEndpoints({
  endpoints: (build) => ({
    quickApply: build.mutation<{ readonly id: string }, Application>({
      query: ({ jobId, body }) => ({
        url: `/jobs/${jobId}/quick-apply`,
        method: 'POST',
        body,
        params: linkTo(jobId),
      }),
      // Also after a refusal, which may mean that an application exists and is not on screen yet.
      invalidatesTags: ['Application', 'JobMatch'],
    }),
  }),
});

export const { useQuickApplyMutation } = quickApplyApi;
