import type { ChangeCaseInput, OpenCaseInput } from '#contract/eligibility/everify.ts';
import type { I9FormAnswer } from '#contract/eligibility/i9-form.ts';
import { api } from '#shared/api/index.ts';

interface OfForm<Body> {
  readonly referralId: string;
  readonly body: Body;
}

const of = (referralId: string): string => `/i9-forms/${encodeURIComponent(referralId)}/everify`;
/** Reloads the form after a refusal too, because it may be outdated. */
const changed = ['I9', 'Outbox'] as const;

const everifyApi = api.injectEndpoints({
  endpoints: (build) => ({
    openCase: build.mutation<I9FormAnswer, OfForm<OpenCaseInput>>({
      query: ({ referralId, body }) => ({ url: of(referralId), method: 'POST', body }),
      invalidatesTags: changed,
    }),
    changeCase: build.mutation<I9FormAnswer, OfForm<ChangeCaseInput>>({
      query: ({ referralId, body }) => ({ url: of(referralId), method: 'PUT', body }),
      invalidatesTags: changed,
    }),
  }),
});

export const { useOpenCaseMutation, useChangeCaseMutation } = everifyApi;
