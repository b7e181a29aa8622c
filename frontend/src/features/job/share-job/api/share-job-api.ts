import type { ShareJobRequest } from '#contract/jobs/sharing/share-job.ts';
import { api } from '#shared/api/index.ts';

const shareJobApi = api.injectEndpoints({
  endpoints: (build) => ({
    shareJob: build.mutation<null, ShareJobRequest & { jobId: string }>({
      query: ({ jobId, channel }) => ({
        url: `/jobs/${encodeURIComponent(jobId)}/share`,
        method: 'POST',
        body: { channel },
      }),
      invalidatesTags: ['Points'],
    }),
  }),
});

export const { useShareJobMutation } = shareJobApi;
