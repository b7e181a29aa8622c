import { ContainerModule } from 'inversify';
import { construct, provide } from '#platform/container/token.ts';
import { CLOCK, EVENT_CONSUMERS, EVENT_PUBLISHER, ORM, ROUTES, SQL } from '#platform/tokens.ts';
import { BILLING } from '#modules/billing/index.ts';
import { COMMUNITY, EVENT_ATTENDANCE } from '#modules/community/index.ts';
import { HIRING, REWARDS } from '#modules/hiring/index.ts';
import { REFERRER_STATS } from '#modules/identity/index.ts';
import { NOTIFIER } from '#modules/notifications/index.ts';
import { EarnPoints } from '../application/earn-points.ts';
import { ReadLeaderboard } from '../application/read-leaderboard.ts';
import { RewardsFacade } from '../application/rewards-facade.ts';
import { PointsLedger } from '../application/points-ledger.ts';
import { RecordReferrerStats } from '../application/record-referrer-stats.ts';
import { RewardReconciler } from '../application/reward-reconciler.ts';
import { ReadRewards } from '../application/read-rewards.ts';
import { SettleEventPoints } from '../application/settle-event-points.ts';
import { SettleWritingPoints } from '../application/settle-writing-points.ts';
import { SyncReferralRewards } from '../application/sync-referral-rewards.ts';
import { leaderboardRoutes } from './http/leaderboard.routes.ts';
import { rewardRoutes } from './http/reward.routes.ts';
import { MikroClaimRepository } from './persistence/mikro-claim-repository.ts';
import { MikroPointsRepository } from './persistence/mikro-points-repository.ts';
import { MikroRewardRepository } from './persistence/mikro-reward-repository.ts';
import {
  EARN_POINTS,
  POINTS_LEDGER,
  RECORD_REFERRER_STATS,
  REFERRAL_STATS,
  REWARD_CLAIMS,
  REWARD_READER,
  REWARD_RECONCILER,
  REWARD_REPOSITORY,
} from './rewards.tokens.ts';
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

export const rewardsContainer = new ContainerModule(({ bind }) => {
  construct(bind, REWARD_REPOSITORY, MikroRewardRepository, [ORM, EVENT_PUBLISHER]);
  construct(bind, REFERRAL_STATS, SqlReferralStatsReader, [SQL]);
  construct(bind, REWARD_READER, SqlRewardReader, [SQL]);
  provide(bind, POINTS_LEDGER, (orm, sql) => new PointsLedger(new MikroPointsRepository(orm, sql)), [
    ORM,
    SQL,
  ]);
  construct(bind, REWARD_CLAIMS, MikroClaimRepository, [ORM, SQL]);
  construct(bind, REWARD_RECONCILER, RewardReconciler, {
    rewards: REWARD_REPOSITORY,
    claims: REWARD_CLAIMS,
    points: POINTS_LEDGER,
    stats: REFERRAL_STATS,
  });
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
