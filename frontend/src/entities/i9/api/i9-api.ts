import type { I9FormAnswer, I9Row, MyI9Row } from '#contract/eligibility/form/i9-form.ts';
import type { I9ReviewState } from '#contract/eligibility/review/i9-review.ts';
import { api, paged } from '#shared/api/index.ts';

interface I9FormsQuery {
  /** Only forms with a due day, the earliest first. */
  readonly due?: string;
}

const i9Api = api.injectEndpoints({
  endpoints: (build) => ({
    i9Forms: build.infiniteQuery({
      ...paged<I9Row, I9FormsQuery>('/i9-forms'),
      providesTags: ['I9'],
    }),
    myI9Forms: build.infiniteQuery({
      ...paged<MyI9Row, undefined>('/my-i9-forms'),
      providesTags: ['I9'],
    }),
    i9Review: build.query<I9ReviewState, string>({
      query: (referralId) => `/i9-forms/${encodeURIComponent(referralId)}/review`,
      providesTags: ['I9', 'Payment'],
    }),
    sendI9Link: build.mutation<I9FormAnswer, string>({
      query: (referralId) => ({ url: `/i9-forms/${encodeURIComponent(referralId)}/link`, method: 'POST' }),
      invalidatesTags: ['I9', 'Outbox'],
    }),
    i9Form: build.query<I9FormAnswer, string>({
      query: (referralId) => `/i9-forms/${encodeURIComponent(referralId)}/section2`,
      providesTags: ['I9'],
    }),
  }),
});

export const {
  useI9FormsInfiniteQuery,
  useMyI9FormsInfiniteQuery,
  useI9FormQuery,
  useI9ReviewQuery,
  useSendI9LinkMutation,
} = i9Api;
