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
  /** Undefined: on their way. */
  readonly referrals: readonly Referral[] | undefined;
  readonly figures: ReturnType<typeof referrerFigures> | undefined;
  readonly stats: ReferrerStats | null | undefined;
  readonly payouts: readonly CompletedReferral[] | undefined;
  readonly payoutsFailed: boolean;
  /** The referrals could not be read. */
  readonly isError: boolean;
  readonly retry: () => void;
}

/** What the dashboard's parts show; each call is made once, whichever parts are on the screen. */
export function useDashboard(): DashboardData {
  const jobList = useJobs({ industry: 'all', limit: JOBS_READ });
  const referrals = useMyReferralsQuery(undefined);
  const stats = useReferrerStatsQuery(undefined);
  const completed = useCompletedReferralsQuery(undefined);
  return {
    jobList,
    jobs: jobList.jobs,
    referrals: referrals.data?.rows,
    // Counted by the part that shows it: an answer that lacks a field breaks that part only.
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
