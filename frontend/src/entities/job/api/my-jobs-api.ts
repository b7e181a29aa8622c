import type { Job } from '#contract/jobs/posting/job.ts';
import { api, fetchAllPages, paged, type PageOf } from '#shared/api/index.ts';

const myJobsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** All jobs of the employer, including closed ones, newest first. */
    myJobs: build.query<readonly Job[], undefined>({
      queryFn: async (_none, _store, _extra, call) => {
        const answer = await fetchAllPages<Job>(call, '/my-jobs');
        return 'error' in answer ? answer : { data: answer.data.rows };
      },
      providesTags: ['MyJobs'],
    }),
    /** The same jobs, page by page. */
    myJobPages: build.infiniteQuery<PageOf<Job>, { readonly limit: number }, string | null>({
      ...paged<Job, { readonly limit: number }>('/my-jobs'),
      providesTags: ['MyJobs'],
    }),
  }),
});

export const { useMyJobPagesInfiniteQuery, useMyJobsQuery } = myJobsApi;
