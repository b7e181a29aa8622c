import { api } from '#shared/api/index.ts';

const claimApi = api.injectEndpoints({
  endpoints: (build) => ({
    claimReferral: build.mutation<null, string>({
      query: (token) => ({ url: '/worker-applications', method: 'POST', body: { token } }),
      invalidatesTags: ['Application'],
    }),
  }),
});

export const { useClaimReferralMutation } = claimApi;
