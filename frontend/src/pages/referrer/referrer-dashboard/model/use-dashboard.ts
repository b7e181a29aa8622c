import { useJobs, type Job, type JobList } from '#entities/job/index.ts';
import { referrerFigures, useMyReferralsQuery, type Referral } from '#entities/referral/index.ts';
import {
  useCompletedReferralsQuery,
  useReferrerStatsQuery,
  type CompletedReferral,
  type ReferrerStats,
} from '#entities/reward/index.ts';

const JOBS_READ = 50;

export interface DashboardData {
  readonly jobList: JobList;
  readonly jobs: readonly Job[];
  /** Undefined while loading. */
  readonly referrals: readonly Referral[] | undefined;
  readonly figures: ReturnType<typeof referrerFigures> | undefined;
  readonly stats: ReferrerStats | null | undefined;
  readonly payouts: readonly CompletedReferral[] | undefined;
  readonly payoutsFailed: boolean;
  /** True if the referrals failed to load. */
  readonly isError: boolean;
  readonly retry: () => void;
}

/** The data for the dashboard's parts. Each call is made once, regardless of the parts on screen. */
export function useDashboard(): DashboardData {
  const jobList = useJobs({ industry: 'all', limit: JOBS_READ });
  const referrals = useMyReferralsQuery(undefined);
  const stats = useReferrerStatsQuery(undefined);
  const completed = useCompletedReferralsQuery(undefined);
  return {
    jobList,
    jobs: jobList.jobs,
    referrals: referrals.data?.rows,
    // Computed lazily by the part that shows it, so that a missing field breaks only that part.
    get figures() {
      return referrals.data && referrerFigures(referrals.data.rows);
    },
    stats: stats.data,
    payouts: completed.data?.filter(({ payoutProcessed }) => !payoutProcessed),
    payoutsFailed: completed.isError && !completed.data,
    isError: referrals.isError && !referrals.data,
    retry: () => {
      void referrals.refetch();
      void stats.refetch();
      void completed.refetch();
    },
  };
}
