import type { QuickApplyInput } from '#contract/hiring/quick-apply.ts';
import { readReferralContext } from '#entities/referral-context/index.ts';
import { api } from '#shared/api/index.ts';

interface Application {
  readonly jobId: string;
  readonly body: QuickApplyInput;
}

const applyApi = api.enhanceEndpoints({ addTagTypes: ['Application', 'JobMatch'] }).injectEndpoints({
  endpoints: (build) => ({
    quickApply: build.mutation<{ readonly id: string }, Application>({
      query: ({ jobId, body }) => ({
        url: `/jobs/${jobId}/quick-apply`,
        method: 'POST',
        body,
        params: linkTo(jobId),
      }),
      // After a refusal too: what is known already is an application that is not on the screen yet.
      invalidatesTags: ['Application', 'JobMatch'],
    }),
  }),
});

export const { useQuickApplyMutation } = applyApi;

/** The code of the link that led here, where it led to this job or to none in particular (rules.md#quick-apply-referrer). */
function linkTo(jobId: string): Record<string, string> {
  const { referralCode, jobId: linked } = readReferralContext();
  return referralCode !== null && (linked === null || linked === jobId) ? { ref: referralCode } : {};
}
