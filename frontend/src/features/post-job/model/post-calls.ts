import type { CanPostJob, Job } from '../../../../../backend/modules/hiring/contract/job.ts';
import type { PostJobInput } from '../../../../../backend/modules/hiring/contract/post-job.ts';
import { api } from '../../../shared/api/index.ts';

const postJobApi = api.injectEndpoints({
  endpoints: (build) => ({
    canPostJob: build.query<CanPostJob | null, undefined>({
      query: () => '/can-post-job',
      providesTags: ['MyJobs'],
    }),
    postJob: build.mutation<Job, PostJobInput & { readonly isActive: true }>({
      query: (body) => ({ url: '/jobs', method: 'POST', body }),
      invalidatesTags: ['MyJobs', 'Job'],
    }),
  }),
});

export const { useCanPostJobQuery, usePostJobMutation } = postJobApi;
