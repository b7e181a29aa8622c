import type { JoinAnswer } from '#contract/jobs/sharing/join.ts';
import type { ReferralContext } from '#entities/referral-context/index.ts';
import { api } from '#shared/api/index.ts';

const joinApi = api.injectEndpoints({
  endpoints: (build) => ({
    join: build.query<JoinAnswer, Pick<ReferralContext, 'referralCode' | 'jobId'>>({
      query: ({ referralCode, jobId }) => ({
        url: `/join/${encodeURIComponent(referralCode ?? '')}`,
        params: jobId === null ? {} : { job: jobId },
      }),
    }),
  }),
});

export const { useJoinQuery } = joinApi;
