import type { TimelineEntry } from '#contract/hiring/timeline.ts';
import { api, fetchAllPages, type AllRows } from '#shared/api/index.ts';
import type { Referral } from '#contract/hiring/referral.ts';

const referralApi = api.injectEndpoints({
  endpoints: (build) => ({
    myReferrals: build.query<AllRows<Referral>, undefined>({
      queryFn: (_none, _store, _extra, call) => fetchAllPages<Referral>(call, '/my-referrals'),
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
