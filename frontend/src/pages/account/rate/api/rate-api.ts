import type { RatingQuestion } from '#contract/hiring/rating/rating.ts';
import { api } from '#shared/api/index.ts';

const rateApi = api.injectEndpoints({
  endpoints: (build) => ({
    ratingQuestion: build.query<RatingQuestion, string>({
      query: (referralId) => `/referrals/${encodeURIComponent(referralId)}/rating`,
      providesTags: ['Rating'],
    }),
  }),
});

export const { useRatingQuestionQuery } = rateApi;
