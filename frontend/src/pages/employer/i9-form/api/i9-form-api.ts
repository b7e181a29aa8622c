import type { I9FormAnswer } from '#contract/eligibility/form/i9-form.ts';
import type { SignSection2Input, SignSupplementBInput } from '#contract/eligibility/form/section2.ts';
import type { ChangeCaseInput, OpenCaseInput } from '#contract/eligibility/everify/everify.ts';
import { api } from '#shared/api/index.ts';

interface OfForm<Body> {
  readonly referralId: string;
  readonly body: Body;
}

const of = (referralId: string): string => `/i9-forms/${encodeURIComponent(referralId)}`;
/** These reload the form after a refusal too, because it may be outdated. */
const changed = ['I9'] as const;
const caseChanged = ['I9', 'Outbox'] as const;

const i9FormApi = api.injectEndpoints({
  endpoints: (build) => ({
    signSection2: build.mutation<I9FormAnswer, OfForm<SignSection2Input>>({
      query: ({ referralId, body }) => ({ url: `${of(referralId)}/section2`, method: 'PUT', body }),
      invalidatesTags: changed,
    }),
    correctSection2: build.mutation<I9FormAnswer, OfForm<SignSection2Input & { readonly reason: string }>>({
      query: ({ referralId, body }) => ({
        url: `${of(referralId)}/corrections`,
        method: 'POST',
        body: { section: 'section2', entry: body },
      }),
      invalidatesTags: changed,
    }),
    addSupplementB: build.mutation<I9FormAnswer, OfForm<SignSupplementBInput>>({
      query: ({ referralId, body }) => ({ url: `${of(referralId)}/supplements`, method: 'POST', body }),
      invalidatesTags: changed,
    }),
    holdI9: build.mutation<I9FormAnswer, OfForm<{ readonly on: boolean; readonly reason?: string }>>({
      query: ({ referralId, body }) => ({ url: `${of(referralId)}/hold`, method: 'POST', body }),
      invalidatesTags: changed,
    }),
    endI9: build.mutation<I9FormAnswer, OfForm<{ readonly endedOn: string; readonly isUnrelated: boolean }>>({
      query: ({ referralId, body }) => ({ url: `${of(referralId)}/end`, method: 'PUT', body }),
      invalidatesTags: changed,
    }),
    openCase: build.mutation<I9FormAnswer, OfForm<OpenCaseInput>>({
      query: ({ referralId, body }) => ({ url: `${of(referralId)}/everify`, method: 'POST', body }),
      invalidatesTags: caseChanged,
    }),
    changeCase: build.mutation<I9FormAnswer, OfForm<ChangeCaseInput>>({
      query: ({ referralId, body }) => ({ url: `${of(referralId)}/everify`, method: 'PUT', body }),
      invalidatesTags: caseChanged,
    }),
  }),
});

export const {
  useSignSection2Mutation,
  useCorrectSection2Mutation,
  useAddSupplementBMutation,
  useHoldI9Mutation,
  useEndI9Mutation,
  useOpenCaseMutation,
  useChangeCaseMutation,
} = i9FormApi;
