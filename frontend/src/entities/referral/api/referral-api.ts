import type { EmployerStats } from '#contract/hiring/employer/employer-overview.ts';
import type { ReferralStatus } from '#contract/hiring/vocabulary/referral-status.ts';
import type { ReferralSort } from '#contract/hiring/vocabulary/referral-facts.ts';
import type { Referral } from '#contract/hiring/referral.ts';
import type { RolledBack } from '#contract/hiring/referral/rolled-back.ts';
import type { TimelineEntry } from '#contract/hiring/timeline.ts';
import { api, paged, type PageOf, fetchAllPages, type AllRows } from '#shared/api/index.ts';

export interface ReferralFilter {
  readonly job?: string | undefined;
  /** All statuses if missing. */
  readonly status?: readonly ReferralStatus[] | undefined;
  readonly q?: string | undefined;
  readonly unconfirmed?: boolean | undefined;
  /** Newest first by default. */
  readonly sort?: ReferralSort | undefined;
  readonly limit: number;
}

interface JobReferrals {
  readonly job: string;
  readonly limit: number;
}

/** The employer's answers about a report (rules.md#ways-out). */
export interface SaidOfReport {
  readonly reportPlaysPart?: boolean;
  readonly otherReason?: string;
}

/** The employer's answers. */
export interface SaidOfUndoing extends SaidOfReport {
  /** For a hire (`rules.md#i9-kept`). */
  readonly worked?: boolean;
  readonly lastDay?: string;
}

interface Undoing extends SaidOfUndoing {
  readonly id: string;
}

const referralApi = api.injectEndpoints({
  endpoints: (build) => ({
    employerReferrals: build.infiniteQuery({
      ...paged<Referral, ReferralFilter>(({ job, status = [], q, unconfirmed, sort = 'newest', limit }) => ({
        url: '/employer-referrals',
        params: {
          limit,
          ...(job ? { job } : {}),
          ...(status.length > 0 ? { status: status.join(',') } : {}),
          ...(q ? { q } : {}),
          ...(unconfirmed ? { unconfirmed: 'true' } : {}),
          ...(sort === 'newest' ? {} : { sort }),
        },
      })),
      providesTags: ['Referral'],
    }),
    referral: build.query<Referral, string>({
      query: (id) => `/referrals/${encodeURIComponent(id)}`,
      providesTags: ['Referral'],
    }),
    jobReferrals: build.infiniteQuery({
      ...paged<Referral, JobReferrals>(({ job, limit }) => ({
        url: `/job-referrals/${encodeURIComponent(job)}`,
        params: { limit },
      })),
      providesTags: ['Referral'],
    }),
    /** Statistics of one job, or of all jobs. */
    employerStats: build.query<EmployerStats | null, string | undefined>({
      query: (job) => ({ url: '/employer-stats', params: job ? { job } : {} }),
      providesTags: ['Referral', 'MyJobs'],
    }),
    rollBackReferral: build.mutation<RolledBack, Undoing>({
      query: ({ id, ...body }) => ({ url: `/referrals/${id}/rollback`, method: 'PUT', body }),
      invalidatesTags: ['Referral', 'MyJobs', 'Offer', 'Payment'],
    }),
    myReferrals: build.query<AllRows<Referral>, undefined>({
      queryFn: (_none, _store, _extra, call) => fetchAllPages<Referral>(call, '/my-referrals'),
      providesTags: ['Referral'],
    }),
    referralTimeline: build.query<readonly TimelineEntry[], string>({
      query: (id) => `/referrals/${id}/timeline`,
      transformResponse: (entries: TimelineEntry[] | null) => entries ?? [],
      providesTags: ['Referral'],
    }),
    nudgeWorker: build.mutation<null, string>({
      query: (id) => ({ url: `/referrals/${id}/nudge`, method: 'POST' }),
      // Also after a refusal, to fetch the time of the next possible nudge.
      invalidatesTags: ['Outbox', 'Referral', 'Reward'],
    }),
  }),
});

export const {
  useEmployerStatsQuery,
  useReferralQuery,
  useRollBackReferralMutation,
  useMyReferralsQuery,
  useReferralTimelineQuery,
  useNudgeWorkerMutation,
} = referralApi;

export interface ReferralQueries {
  readonly referrals: readonly Referral[];
  /** The number of referrals on all pages, if the server counts them. */
  readonly total: number | null;
  readonly isLoading: boolean;
  readonly isError: boolean;
  /** The rows after those shown. */
  readonly more: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
  readonly retry: () => Promise<unknown>;
}

/** The employer's referrals, page by page. */
export function useEmployerReferrals(filter: ReferralFilter): ReferralQueries {
  return pagesOf(referralApi.useEmployerReferralsInfiniteQuery(filter));
}

/** The referrals of one of the employer's jobs. */
export function useJobReferrals(job: string, limit: number): ReferralQueries {
  return pagesOf(referralApi.useJobReferralsInfiniteQuery({ job, limit }));
}

type Paged = ReferralQueries['more'] & {
  readonly currentData?: { readonly pages: readonly PageOf<Referral>[] } | undefined;
  readonly isError: boolean;
  readonly refetch: () => Promise<unknown>;
};

function pagesOf(list: Paged): ReferralQueries {
  const pages = list.currentData?.pages ?? [];
  return {
    referrals: pages.flatMap((page) => page.rows),
    total: pages.at(-1)?.total ?? null,
    isLoading: list.currentData === undefined && !list.isError,
    isError: list.isError && pages.length === 0,
    more: list,
    retry: () => list.refetch(),
  };
}
