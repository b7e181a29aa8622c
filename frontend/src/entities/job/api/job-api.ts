import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';
import type { Job } from '#contract/jobs/posting/job.ts';
import type { JobFilter, JobFilters } from '#contract/jobs/search/jobs-query.ts';
import type { JobSort } from '#contract/jobs/vocabulary/job-sorts.ts';
import { api, paged, type PageOf, fetchAllPages } from '#shared/api/index.ts';
import type { TradeChoice } from '../model/industries.ts';

/** Filters of the job list; missing values do not filter. A trade is requested by its industry's name. */
export type JobsFilter = {
  readonly [Name in Exclude<JobFilter, 'category' | 'industry'>]?:
    | (Extract<JobFilters[Name], number> extends never ? string : number)
    | undefined;
} & {
  readonly industry: TradeChoice;
  readonly sort?: JobSort | undefined;
  readonly limit: number;
};

interface JobsPage extends PageOf<Job> {
  readonly corrected: string | null;
}

const pages = paged<Job, JobsFilter>((filter) => ({ url: '/jobs', params: jobsParams(filter) }));

const jobApi = api.injectEndpoints({
  endpoints: (build) => ({
    jobs: build.infiniteQuery<JobsPage, JobsFilter, string | null>({
      ...pages,
      transformResponse: (jobs: readonly Job[], meta: FetchBaseQueryMeta | undefined) => ({
        ...pages.transformResponse(jobs, meta),
        corrected: meta?.response?.headers.get('X-Search-Corrected') ?? null,
      }),
      providesTags: ['Job'],
    }),
    job: build.query<Job, string>({
      query: (id) => `/jobs/${encodeURIComponent(id)}`,
      providesTags: ['Job'],
    }),
    similarJobs: build.query<readonly Job[], string>({
      query: (id) => `/jobs/${encodeURIComponent(id)}/similar`,
      providesTags: ['Job'],
    }),
    /** All jobs of the employer, including closed ones, newest first. */
    myJobs: build.query<readonly Job[], undefined>({
      queryFn: async (_none, _store, _extra, call) => {
        const answer = await fetchAllPages<Job>(call, '/my-jobs');
        return 'error' in answer ? answer : { data: answer.data.rows };
      },
      providesTags: ['MyJobs'],
    }),
    /** The same jobs, page by page. */
    myJobPages: build.infiniteQuery({
      ...paged<Job, { readonly limit: number }>('/my-jobs'),
      providesTags: ['MyJobs'],
    }),
  }),
});

export const { useJobQuery, useSimilarJobsQuery, useMyJobPagesInfiniteQuery, useMyJobsQuery } = jobApi;

/** The query parameters of the server. */
export function jobsParams({
  industry,
  ...filter
}: Omit<JobsFilter, 'limit'> & Partial<JobsFilter>): Record<string, string | number> {
  const given = Object.entries({ ...filter, industry: industry === 'all' ? undefined : industry });
  return Object.fromEntries(given.filter((pair): pair is [string, string | number] => Boolean(pair[1])));
}

export interface JobList {
  readonly jobs: readonly Job[];
  readonly isLoading: boolean;
  /** The list failed to load. `jobs` are then the ones shown before, if any. */
  readonly isError: boolean;
  readonly hasMore: boolean;
  /** The corrected spelling that was searched instead of a misspelled `q`. */
  readonly corrected: string | null;
  readonly loadMore: () => Promise<unknown>;
  readonly retry: () => Promise<unknown>;
}

/** The open jobs, page by page. */
export function useJobs(filter: JobsFilter, how: { readonly skip?: boolean } = {}): JobList {
  const list = jobApi.useJobsInfiniteQuery(filter, how);
  // `data` holds the list of the previous filter until this filter's list has loaded.
  const isEarlier = list.isError && list.currentData === undefined && list.data !== undefined;
  const read = (isEarlier ? list.data : list.currentData)?.pages ?? [];
  return {
    jobs: read.flatMap((page) => page.rows),
    isLoading: list.currentData === undefined && !list.isError,
    isError: list.isError && (isEarlier || read.length === 0),
    hasMore: list.hasNextPage,
    corrected: read[0]?.corrected ?? null,
    loadMore: () => list.fetchNextPage(),
    retry: () => list.refetch(),
  };
}
