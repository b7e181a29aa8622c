import type { RatingInput } from '#contract/hiring/rating/rating.ts';
import { api } from '#shared/api/index.ts';

const ratePartyApi = api.injectEndpoints({
  endpoints: (build) => ({
    rateParty: build.mutation<null, RatingInput>({
      query: (body) => ({ url: '/ratings', method: 'POST', body }),
      invalidatesTags: ['Referral', 'Rating', 'Application'],
    }),
  }),
});

export const { useRatePartyMutation } = ratePartyApi;
