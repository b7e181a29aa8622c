import type { CandidateProfile, WriteProfileInput } from '#contract/hiring/candidate/candidate.ts';
import { api } from '#shared/api/index.ts';

interface Written {
  readonly id: string;
  readonly body: WriteProfileInput;
}

const writeCandidateApi = api.injectEndpoints({
  endpoints: (build) => ({
    writeProfile: build.mutation<CandidateProfile, Written>({
      query: ({ id, body }) => ({ url: `/candidate-profile/${encodeURIComponent(id)}`, method: 'PUT', body }),
      invalidatesTags: ['Referral'],
    }),
  }),
});

export const { useWriteProfileMutation } = writeCandidateApi;
