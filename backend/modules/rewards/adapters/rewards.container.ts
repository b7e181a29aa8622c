import { ContainerModule } from 'inversify';
import { construct, provide, token } from '#platform/container/token.ts';
import { CLOCK, EVENT_CONSUMERS, EVENT_PUBLISHER, ORM, ROUTES, SQL, UNIT_OF_WORK } from '#platform/tokens.ts';
import { BILLING } from '#modules/billing/index.ts';
import { COMMUNITY, EVENT_ATTENDANCE } from '#modules/community/index.ts';
import { HIRING, REWARDS } from '#modules/hiring/index.ts';
import { REFERRER_STATS } from '#modules/identity/index.ts';
import { NOTIFIER } from '#modules/notifications/index.ts';
import { ClaimPayout } from '../application/claim-payout.ts';
import { EarnPoints } from '../application/earn-points.ts';
import { ReadLeaderboard } from '../application/read-leaderboard.ts';
import { RewardsFacade } from '../application/rewards-facade.ts';
import { PointsLedger } from '../application/points-ledger.ts';
import type { ReferralStatsReader, RewardRepository } from '../application/ports.ts';
import { RecordReferrerStats } from '../application/record-referrer-stats.ts';
import { RewardReconciler } from '../application/reward-reconciler.ts';
import type { RewardReader } from '../application/reward-reader.ts';
import { ReadRewards } from '../application/read-rewards.ts';
import { SettleEventPoints } from '../application/settle-event-points.ts';
import { SettleWritingPoints } from '../application/settle-writing-points.ts';
import { SyncReferralRewards } from '../application/sync-referral-rewards.ts';
import { leaderboardRoutes } from './http/leaderboard.routes.ts';
import { payoutRoutes } from './http/payout.routes.ts';
import { rewardRoutes } from './http/reward.routes.ts';
import { MikroPointsRepository } from './persistence/mikro-points-repository.ts';
import { MikroRewardRepository } from './persistence/mikro-reward-repository.ts';
import { SqlLeaderboardReader } from './persistence/sql-leaderboard-reader.ts';
import { SqlReferralStatsReader } from './persistence/sql-referral-stats-reader.ts';
import { SqlRewardReader } from './persistence/sql-reward-reader.ts';
import {
  earningsConsumer,
  eventAnsweredConsumer,
  jobSharedConsumer,
  profileCompletedConsumer,
  syncReferralRewardsConsumer,
  writingConsumer,
} from './queue/reward-consumers.ts';

const REWARD_REPOSITORY = token<RewardRepository>('rewards.rewards');
const REFERRAL_STATS = token<ReferralStatsReader>('rewards.referral-stats');
const REWARD_READER = token<RewardReader>('rewards.reader');
const POINTS_LEDGER = token<PointsLedger>('rewards.points-ledger');
const EARN_POINTS = token<EarnPoints>('rewards.earn-points');
const REWARD_RECONCILER = token<RewardReconciler>('rewards.reconciler');
const RECORD_REFERRER_STATS = token<RecordReferrerStats>('rewards.record-referrer-stats');

export const rewardsContainer = new ContainerModule(({ bind }) => {
  construct(bind, REWARD_REPOSITORY, MikroRewardRepository, [ORM, EVENT_PUBLISHER]);
  construct(bind, REFERRAL_STATS, SqlReferralStatsReader, [SQL]);
  construct(bind, REWARD_READER, SqlRewardReader, [SQL]);
  provide(bind, POINTS_LEDGER, (orm, sql) => new PointsLedger(new MikroPointsRepository(orm, sql)), [
    ORM,
    SQL,
  ]);
  construct(bind, REWARD_RECONCILER, RewardReconciler, [REWARD_REPOSITORY, REFERRAL_STATS]);
  construct(bind, RECORD_REFERRER_STATS, RecordReferrerStats, {
    writer: REFERRER_STATS,
    stats: REFERRAL_STATS,
    billing: BILLING,
  });
  construct(bind, REWARDS, RewardsFacade, [REWARD_READER, REFERRAL_STATS]);
  provide(
    bind,
    EVENT_CONSUMERS,
    (hiring, reconciler, points, recordStats, notifier, clock) =>
      syncReferralRewardsConsumer(
        new SyncReferralRewards({ hiring, reconciler, points, recordStats, notifier, clock }),
      ),
    [HIRING, REWARD_RECONCILER, POINTS_LEDGER, RECORD_REFERRER_STATS, NOTIFIER, CLOCK],
  );
  construct(bind, EARN_POINTS, EarnPoints, [POINTS_LEDGER, CLOCK]);
  provide(bind, EVENT_CONSUMERS, jobSharedConsumer, [EARN_POINTS]);
  provide(bind, EVENT_CONSUMERS, profileCompletedConsumer, [EARN_POINTS]);
  provide(
    bind,
    EVENT_CONSUMERS,
    (community, points, clock) => writingConsumer(new SettleWritingPoints({ community, points, clock })),
    [COMMUNITY, POINTS_LEDGER, CLOCK],
  );
  provide(bind, EVENT_CONSUMERS, earningsConsumer, [RECORD_REFERRER_STATS]);
  provide(
    bind,
    EVENT_CONSUMERS,
    (points, attendance, clock) =>
      eventAnsweredConsumer(new SettleEventPoints({ points, attendance, clock })),
    [POINTS_LEDGER, EVENT_ATTENDANCE, CLOCK],
  );
  provide(
    bind,
    ROUTES,
    (unitOfWork, hiring, billing, reconciler, rewards, points, recordStats, notifier, clock) =>
      payoutRoutes(
        new ClaimPayout({
          unitOfWork,
          hiring,
          billing,
          reconciler,
          rewards,
          points,
          recordStats,
          notifier,
          clock,
        }),
      ),
    [
      UNIT_OF_WORK,
      HIRING,
      BILLING,
      REWARD_RECONCILER,
      REWARD_REPOSITORY,
      POINTS_LEDGER,
      RECORD_REFERRER_STATS,
      NOTIFIER,
      CLOCK,
    ],
  );
  provide(
    bind,
    ROUTES,
    (reader, stats, billing, clock) => rewardRoutes(new ReadRewards({ reader, stats, billing, clock })),
    [REWARD_READER, REFERRAL_STATS, BILLING, CLOCK],
  );
  provide(
    bind,
    ROUTES,
    (sql, clock) => leaderboardRoutes(new ReadLeaderboard(new SqlLeaderboardReader(sql), clock)),
    [SQL, CLOCK],
  );
});
