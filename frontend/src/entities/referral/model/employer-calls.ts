import type { EmployerStats } from '#contract/hiring/employer-overview.ts';
import type { ReferralStatus } from '#contract/hiring/vocabulary/referral-status.ts';
import type { ReferralSort } from '#contract/hiring/vocabulary/referral-facts.ts';
import type { Referral } from '#contract/hiring/referral.ts';
import { api, paged, type PageOf } from '#shared/api/index.ts';

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

const employerApi = api.injectEndpoints({
  endpoints: (build) => ({
    employerReferrals: build.infiniteQuery<PageOf<Referral>, ReferralFilter, string | null>({
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
    jobReferrals: build.infiniteQuery<PageOf<Referral>, JobReferrals, string | null>({
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
  }),
});

export const { useEmployerStatsQuery, useReferralQuery } = employerApi;

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
  return pagesOf(employerApi.useEmployerReferralsInfiniteQuery(filter));
}

/** The referrals of one of the employer's jobs. */
export function useJobReferrals(job: string, limit: number): ReferralQueries {
  return pagesOf(employerApi.useJobReferralsInfiniteQuery({ job, limit }));
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
