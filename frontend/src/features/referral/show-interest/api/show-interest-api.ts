import type { CandidateProfile } from '#contract/hiring/candidate/candidate.ts';
import { api } from '#shared/api/index.ts';

const showInterestApi = api.injectEndpoints({
  endpoints: (build) => ({
    showInterest: build.mutation<CandidateProfile, string>({
      query: (id) => ({ url: `/candidate-profile/${encodeURIComponent(id)}/interest`, method: 'POST' }),
      invalidatesTags: ['Referral'],
    }),
  }),
});

export const { useShowInterestMutation } = showInterestApi;
