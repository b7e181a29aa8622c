import type { JobMatch } from '#contract/hiring/employer/job-match.ts';
import type { TimelineEntry } from '#contract/hiring/timeline.ts';
import type { WorkerApplication, WorkerStats } from '#contract/hiring/worker/worker-application.ts';
import { api, paged } from '#shared/api/index.ts';

interface RequestedApplications {
  readonly limit: number;
  readonly job?: string;
  /** One or more of the worker's status words, separated by commas. */
  readonly status?: string;
}

const workerApi = api.injectEndpoints({
  endpoints: (build) => ({
    workerApplications: build.infiniteQuery({
      ...paged<WorkerApplication, RequestedApplications>('/worker-applications'),
      providesTags: ['Application'],
    }),
    workerStats: build.query<WorkerStats | null, undefined>({
      query: () => '/worker-stats',
      providesTags: ['Application'],
    }),
    applicationTimeline: build.query<readonly TimelineEntry[], string>({
      query: (id) => `/worker-applications/${id}/timeline`,
      transformResponse: (entries: TimelineEntry[] | null) => entries ?? [],
      providesTags: ['Application'],
    }),
    jobMatches: build.query<readonly JobMatch[], undefined>({
      query: () => '/job-matches',
      transformResponse: (matches: JobMatch[] | null) => matches ?? [],
      providesTags: ['JobMatch'],
    }),
  }),
});

export const {
  useWorkerApplicationsInfiniteQuery,
  useWorkerStatsQuery,
  useApplicationTimelineQuery,
  useJobMatchesQuery,
} = workerApi;
