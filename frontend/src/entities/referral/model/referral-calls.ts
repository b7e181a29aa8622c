import type { TimelineEntry } from '#contract/hiring/referral-answers.ts';
import { api } from '#shared/api/index.ts';
import { readAll, type ReferralList } from './read-all.ts';

const referralApi = api.injectEndpoints({
  endpoints: (build) => ({
    myReferrals: build.query<ReferralList, undefined>({
      queryFn: (_none, _store, _extra, call) => readAll(call, '/my-referrals'),
      providesTags: ['Referral'],
    }),
    referralTimeline: build.query<readonly TimelineEntry[], string>({
      query: (id) => `/referrals/${id}/timeline`,
      transformResponse: (entries: TimelineEntry[] | null) => entries ?? [],
      providesTags: ['Referral'],
    }),
  }),
});

export const { useMyReferralsQuery, useReferralTimelineQuery } = referralApi;
