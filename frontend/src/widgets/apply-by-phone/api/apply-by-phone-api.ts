import type { ApplyInput } from '#contract/hiring/applying/apply.ts';
import { linkTo } from '#entities/referral-context/index.ts';
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
