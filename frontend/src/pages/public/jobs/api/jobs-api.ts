import type { JobMap } from '#contract/jobs/search/job-map.ts';
import { jobsParams, type JobsFilter } from '#entities/job/index.ts';
import { api } from '#shared/api/index.ts';
import type { MapBox } from '../model/map-clusters.ts';

interface RequestedMap {
  readonly filter: Omit<JobsFilter, 'limit' | 'sort'>;
  /** Null for the whole map. */
  readonly box: MapBox | null;
}

const jobsApi = api.injectEndpoints({
  endpoints: (build) => ({
    jobMap: build.query<JobMap, RequestedMap>({
      query: ({ filter, box }) => ({ url: '/job-map', params: { ...jobsParams(filter), ...box } }),
      providesTags: ['Job'],
    }),
  }),
});

export const { useJobMapQuery } = jobsApi;
