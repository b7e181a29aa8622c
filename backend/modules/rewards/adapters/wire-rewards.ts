import type { Platform } from '#platform/platform.ts';
import type { Billing } from '#modules/billing/index.ts';
import type { Community, EventAttendance } from '#modules/community/index.ts';
import type { Hiring, OwnReferrals } from '#modules/hiring/index.ts';
import type { ReferrerStatsWriter } from '#modules/identity/index.ts';
import type { Notifier } from '#modules/notifications/index.ts';
import { ClaimPayout } from '../application/claims/claim-payout.ts';
import { DecideClaims } from '../application/claims/decide-claims.ts';
import { PayClaim } from '../application/claims/pay-claim.ts';
import { EarnPoints } from '../application/earn-points.ts';
import { PointsLedger } from '../application/points-ledger.ts';
import { ReadLeaderboard } from '../application/read-leaderboard.ts';
import { ReadRewards } from '../application/read-rewards.ts';
import { RecordReferrerStats } from '../application/record-referrer-stats.ts';
import { RewardReconciler } from '../application/reward-reconciler.ts';
import { RewardsFacade } from '../application/rewards-facade.ts';
import { SettleEventPoints } from '../application/settle-event-points.ts';
import { SettleWritingPoints } from '../application/settle-writing-points.ts';
import { SyncReferralRewards } from '../application/sync-referral-rewards.ts';
import { claimRoutes } from './http/claim.routes.ts';
import { leaderboardRoutes } from './http/leaderboard.routes.ts';
import { payoutRoutes } from './http/payout.routes.ts';
import { rewardRoutes } from './http/reward.routes.ts';
import { MikroClaimRepository } from './persistence/mikro-claim-repository.ts';
import { MikroPointsRepository } from './persistence/mikro-points-repository.ts';
import { MikroRewardRepository } from './persistence/mikro-reward-repository.ts';
import { SqlClaimReader } from './persistence/sql-claim-reader.ts';
import { SqlLeaderboardReader } from './persistence/sql-leaderboard-reader.ts';
import { SqlReferralStatsReader } from './persistence/sql-referral-stats-reader.ts';
import { SqlRewardReader } from './persistence/sql-reward-reader.ts';
import { SqlRewardsPersonalData } from './persistence/sql-rewards-personal-data.ts';
import { rewardConsumers } from './queue/reward-consumers.ts';

interface Outside {
  readonly platform: Platform;
  readonly hiring: Hiring;
  readonly ownReferrals: OwnReferrals;
  readonly billing: Billing;
  readonly community: Community;
  readonly attendance: EventAttendance;
  readonly referrerStats: ReferrerStatsWriter;
  readonly notifier: Notifier;
}

export function wireRewards(outside: Outside) {
  const { platform, hiring, billing, community, attendance, notifier } = outside;
  const { orm, sql, unitOfWork, clock } = platform;

  const rewards = new MikroRewardRepository(orm, platform.events);
  const claims = new MikroClaimRepository(orm, sql);
  const stats = new SqlReferralStatsReader(sql);
  const reader = new SqlRewardReader(sql);
  const points = new PointsLedger(new MikroPointsRepository(orm, sql));
  const reconciler = new RewardReconciler({ rewards, claims, points, stats });
  const recordStats = new RecordReferrerStats({ writer: outside.referrerStats, stats, billing });

  const pay = new PayClaim({ billing, rewards, recordStats, notifier });
  const claiming = { unitOfWork, hiring, reconciler, rewards, claims, points, pay, clock };
  const claimPayout = new ClaimPayout({ ...claiming, billing });
  const decideClaims = new DecideClaims({ ...claiming, notifier, audit: platform.audit });

  return {
    rewards: new RewardsFacade(reader, stats),
    routes: [
      ...rewardRoutes(new ReadRewards({ reader, stats, billing, clock })),
      ...leaderboardRoutes(new ReadLeaderboard(new SqlLeaderboardReader(sql), clock)),
      ...payoutRoutes(claimPayout),
      ...claimRoutes(new SqlClaimReader(sql), decideClaims),
    ],
    consumers: rewardConsumers({
      syncReferralRewards: new SyncReferralRewards({
        hiring,
        reconciler,
        points,
        recordStats,
        notifier,
        clock,
      }),
      earn: new EarnPoints(points, clock),
      settleWriting: new SettleWritingPoints({ community, points, clock }),
      settleEvents: new SettleEventPoints({ points, attendance, clock }),
      recordStats,
    }),
    personalData: [new SqlRewardsPersonalData(sql, outside.ownReferrals, clock)],
  };
}
