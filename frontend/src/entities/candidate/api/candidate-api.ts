import type { CandidateProfile } from '#contract/hiring/candidate/candidate.ts';
import { api } from '#shared/api/index.ts';

const candidateApi = api.injectEndpoints({
  endpoints: (build) => ({
    candidateProfile: build.query<CandidateProfile | null, string>({
      query: (id) => `/candidate-profile/${encodeURIComponent(id)}`,
      providesTags: ['Referral', 'Check', 'Reference'],
    }),
  }),
});

export const { useCandidateProfileQuery } = candidateApi;
