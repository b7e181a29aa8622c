import type { TimelineEntry } from '../../../../../backend/modules/hiring/contract/referral-answers.ts';
import type { Referral } from '../../../../../backend/modules/hiring/contract/referral.ts';
import { api, nextCursorOf } from '../../../shared/api/index.ts';

const PAGE = 100;
/** Dashboards count what they list; beyond a thousand they say that they show the newest. */
const MOST_PAGES = 10;

export interface ReferralList {
  /** Newest first. */
  readonly referrals: readonly Referral[];
  /** False where older ones were left out. */
  readonly isComplete: boolean;
}

const referralApi = api.injectEndpoints({
  endpoints: (build) => ({
    employerReferrals: build.query<ReferralList, undefined>({
      queryFn: async (_none, _store, _extra, call) => {
        const referrals: Referral[] = [];
        let cursor: string | null = null;
        for (let page = 0; page < MOST_PAGES; page += 1) {
          const params: Record<string, string | number> = cursor ? { limit: PAGE, cursor } : { limit: PAGE };
          const { data, error, meta } = await call({ url: '/employer-referrals', params });
          if (error) return { error };
          // The route answers what its contract says.
          referrals.push(...((data ?? []) as Referral[]));
          cursor = nextCursorOf(meta?.response);
          if (cursor === null) break;
        }
        return { data: { referrals, isComplete: cursor === null } };
      },
      providesTags: ['Referral'],
    }),
    referralTimeline: build.query<readonly TimelineEntry[], string>({
      query: (id) => `/referrals/${id}/timeline`,
      transformResponse: (entries: TimelineEntry[] | null) => entries ?? [],
      providesTags: ['Referral'],
    }),
  }),
});

export const { useEmployerReferralsQuery, useReferralTimelineQuery } = referralApi;
