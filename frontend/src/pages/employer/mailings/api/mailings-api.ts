import type { Mailing } from '#contract/offers/paper/mailing.ts';
import { api, paged } from '#shared/api/index.ts';

type All = Record<string, never>;

const mailingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    mailings: build.infiniteQuery({
      ...paged<Mailing, All>('/mailings'),
      providesTags: ['Offer', 'Check'],
    }),
  }),
});

export const { useMailingsInfiniteQuery } = mailingsApi;
