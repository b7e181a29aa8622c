import type { ApplyInput } from '#contract/hiring/applying/apply.ts';
import { readReferralContext } from '#entities/referral-context/index.ts';
import { api } from '#shared/api/index.ts';

interface Application {
  readonly jobId: string;
  readonly body: ApplyInput;
}

const applyByPhoneApi = api.injectEndpoints({
  endpoints: (build) => ({
    applyByPhone: build.mutation<{ readonly id: string }, Application>({
      query: ({ jobId, body }) => ({
        url: `/jobs/${jobId}/apply`,
        method: 'POST',
        body,
        params: linkTo(jobId),
      }),
      invalidatesTags: ['User', 'Application', 'JobMatch'],
    }),
  }),
});

export const { useApplyByPhoneMutation } = applyByPhoneApi;

/** The code of a followed link to this job or to no particular one (rules.md#quick-apply-referrer). */
function linkTo(jobId: string): Record<string, string> {
  const { referralCode, jobId: linked } = readReferralContext();
  return referralCode !== null && (linked === null || linked === jobId) ? { ref: referralCode } : {};
}
