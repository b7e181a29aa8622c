import { api } from '#shared/api/index.ts';

const claimReferralApi = api.injectEndpoints({
  endpoints: (build) => ({
    claimReferral: build.mutation<null, string>({
      query: (token) => ({ url: '/worker-applications', method: 'POST', body: { token } }),
      invalidatesTags: ['Application'],
    }),
  }),
});

export const { useClaimReferralMutation } = claimReferralApi;
