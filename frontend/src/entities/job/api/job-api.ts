import type { Job } from '../../../../../backend/modules/hiring/contract/job.ts';
import { api, nextCursorOf } from '../../../shared/api/index.ts';
import type { IndustryChoice } from '../model/industries.ts';

interface JobsFilter {
  readonly industry: IndustryChoice;
  /** Words that title or description carry. */
  readonly q?: string | undefined;
  /** Dollars. */
  readonly minBonus?: number | undefined;
  /** Dollars an hour. */
  readonly minPay?: number | undefined;
  readonly limit: number;
}

interface JobsPage {
  readonly jobs: readonly Job[];
  readonly nextCursor: string | null;
}

const jobApi = api.injectEndpoints({
  endpoints: (build) => ({
    jobs: build.infiniteQuery<JobsPage, JobsFilter, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      },
      query: ({ queryArg: { industry, q, minBonus, minPay, limit }, pageParam }) => ({
        url: '/jobs',
        params: {
          limit,
          ...(industry === 'all' ? {} : { industry }),
          ...(q ? { q } : {}),
          ...(minBonus ? { minBonus } : {}),
          ...(minPay ? { minPay } : {}),
          ...(pageParam === null ? {} : { cursor: pageParam }),
        },
      }),
      transformResponse: (jobs: readonly Job[], meta) => ({ jobs, nextCursor: nextCursorOf(meta?.response) }),
      providesTags: ['Job'],
    }),
    job: build.query<Job, string>({
      query: (id) => `/jobs/${encodeURIComponent(id)}`,
      providesTags: ['Job'],
    }),
  }),
});

export const { useJobQuery } = jobApi;

export interface JobList {
  readonly jobs: readonly Job[];
  readonly isLoading: boolean;
  readonly isError: boolean;
  readonly hasMore: boolean;
  readonly loadMore: () => Promise<unknown>;
  readonly retry: () => Promise<unknown>;
}

/** The open jobs, newest first, page after page. */
export function useJobs(filter: JobsFilter): JobList {
  const list = jobApi.useJobsInfiniteQuery(filter);
  const pages = list.currentData?.pages ?? [];
  return {
    jobs: pages.flatMap((page) => page.jobs),
    isLoading: list.currentData === undefined && !list.isError,
    isError: list.isError && pages.length === 0,
    hasMore: list.hasNextPage,
    loadMore: () => list.fetchNextPage(),
    retry: () => list.refetch(),
  };
}
