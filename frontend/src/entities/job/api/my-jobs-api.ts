import type { Job } from '#contract/jobs/posting/job.ts';
import { api, nextCursorOf } from '#shared/api/index.ts';

const PAGE = 100;
const MOST_PAGES = 10;

const myJobsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** All jobs of the employer, newest first, closed ones too. */
    myJobs: build.query<readonly Job[], undefined>({
      queryFn: async (_none, _store, _extra, call) => {
        const jobs: Job[] = [];
        let cursor: string | null = null;
        for (let page = 0; page < MOST_PAGES; page += 1) {
          const params: Record<string, string | number> = cursor ? { limit: PAGE, cursor } : { limit: PAGE };
          const { data, error, meta } = await call({ url: '/my-jobs', params });
          if (error) return { error };
          // The route answers what its contract says.
          jobs.push(...((data ?? []) as Job[]));
          cursor = nextCursorOf(meta?.response);
          if (cursor === null) break;
        }
        return { data: jobs };
      },
      providesTags: ['MyJobs'],
    }),
    /** The same, page after page. */
    myJobPages: build.infiniteQuery<
      { readonly jobs: readonly Job[]; readonly next: string | null },
      number,
      string | null
    >({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next ?? undefined },
      query: ({ queryArg: limit, pageParam }) => ({
        url: '/my-jobs',
        params: { limit, ...(pageParam === null ? {} : { cursor: pageParam }) },
      }),
      transformResponse: (jobs: readonly Job[] | null, meta) => ({
        jobs: jobs ?? [],
        next: nextCursorOf(meta?.response),
      }),
      providesTags: ['MyJobs'],
    }),
  }),
});

export const { useMyJobPagesInfiniteQuery, useMyJobsQuery } = myJobsApi;
