import type { Hired, HireInput } from '#contract/hiring/referral-answers.ts';
import { api } from '#shared/api/index.ts';

const hireApi = api.injectEndpoints({
  endpoints: (build) => ({
    hireWorker: build.mutation<Hired, HireInput & { readonly id: string }>({
      query: ({ id, ...body }) => ({ url: `/referrals/${id}/hire`, method: 'PUT', body }),
      invalidatesTags: ['Referral', 'MyJobs', 'Payment', 'Offer'],
    }),
  }),
});

export const { useHireWorkerMutation } = hireApi;
