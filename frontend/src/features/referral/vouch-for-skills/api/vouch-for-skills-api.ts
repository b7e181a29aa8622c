import type { CandidateProfile } from '#contract/hiring/candidate/candidate.ts';
import { api } from '#shared/api/index.ts';

interface Vouched {
  readonly id: string;
  readonly skills: readonly string[];
}

const vouchForSkillsApi = api.injectEndpoints({
  endpoints: (build) => ({
    vouchForSkills: build.mutation<CandidateProfile, Vouched>({
      query: ({ id, skills }) => ({
        url: `/candidate-profile/${encodeURIComponent(id)}/verified-skills`,
        method: 'PUT',
        body: { skills },
      }),
      invalidatesTags: ['Referral'],
    }),
  }),
});

export const { useVouchForSkillsMutation } = vouchForSkillsApi;
