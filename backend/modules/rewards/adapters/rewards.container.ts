import { ContainerModule } from 'inversify';
import { construct, provide, token } from '#platform/container/token.ts';
import { CLOCK, EVENT_CONSUMERS, EVENT_PUBLISHER, ORM, ROUTES, SQL, UNIT_OF_WORK } from '#platform/tokens.ts';
import { BILLING } from '#modules/billing/index.ts';
import { HIRING, REWARDS } from '#modules/hiring/index.ts';
import { REFERRER_STATS } from '#modules/identity/index.ts';
import { NOTIFIER } from '#modules/notifications/index.ts';
import { ClaimPayout } from '../application/claim-payout.ts';
import { EarnPoints } from '../application/earn-points.ts';
import { RewardsFacade } from '../application/rewards-facade.ts';
import { PointsBook } from '../application/points-book.ts';
import type { ReferralRecord, RewardRepository } from '../application/ports.ts';
import { RecordReferrerStats } from '../application/record-referrer-stats.ts';
import { RewardReconciler } from '../application/reward-reconciler.ts';
import type { RewardReader } from '../application/reward-reader.ts';
import { RewardScreens } from '../application/reward-screens.ts';
import { SettleReferral } from '../application/settle-referral.ts';
import { payoutRoutes } from './http/payout.routes.ts';
import { rewardRoutes } from './http/reward.routes.ts';
import { MikroPointsRepository } from './persistence/mikro-points-repository.ts';
import { MikroRewardRepository } from './persistence/mikro-reward-repository.ts';
import { SqlReferralRecord } from './persistence/sql-referral-record.ts';
import { SqlRewardReader } from './persistence/sql-reward-reader.ts';
import {
  earningsConsumer,
  jobSharedConsumer,
  profileCompletedConsumer,
  settleReferralConsumer,
} from './queue/reward-consumers.ts';

const REWARD_REPOSITORY = token<RewardRepository>('rewards.rewards');
const REFERRAL_RECORD = token<ReferralRecord>('rewards.referral-record');
const REWARD_READER = token<RewardReader>('rewards.reader');
const POINTS_BOOK = token<PointsBook>('rewards.points-book');
const EARN_POINTS = token<EarnPoints>('rewards.earn-points');
const REWARD_KEEPER = token<RewardReconciler>('rewards.keeper');
const RECORD_STANDING = token<RecordReferrerStats>('rewards.record-standing');

export const rewardsContainer = new ContainerModule(({ bind }) => {
  construct(bind, REWARD_REPOSITORY, MikroRewardRepository, [ORM, EVENT_PUBLISHER]);
  construct(bind, REFERRAL_RECORD, SqlReferralRecord, [SQL]);
  construct(bind, REWARD_READER, SqlRewardReader, [SQL]);
  provide(bind, POINTS_BOOK, (orm, sql) => new PointsBook(new MikroPointsRepository(orm, sql)), [ORM, SQL]);
  construct(bind, REWARD_KEEPER, RewardReconciler, [REWARD_REPOSITORY, REFERRAL_RECORD]);
  construct(bind, RECORD_STANDING, RecordReferrerStats, {
    standings: REFERRER_STATS,
    record: REFERRAL_RECORD,
    billing: BILLING,
  });
  construct(bind, REWARDS, RewardsFacade, [REWARD_READER, REFERRAL_RECORD]);
  provide(
    bind,
    EVENT_CONSUMERS,
    (hiring, keeper, points, standing, notifier, clock) =>
      settleReferralConsumer(new SettleReferral({ hiring, keeper, points, standing, notifier, clock })),
    [HIRING, REWARD_KEEPER, POINTS_BOOK, RECORD_STANDING, NOTIFIER, CLOCK],
  );
  construct(bind, EARN_POINTS, EarnPoints, [POINTS_BOOK, CLOCK]);
  provide(bind, EVENT_CONSUMERS, jobSharedConsumer, [EARN_POINTS]);
  provide(bind, EVENT_CONSUMERS, profileCompletedConsumer, [EARN_POINTS]);
  provide(bind, EVENT_CONSUMERS, earningsConsumer, [RECORD_STANDING]);
  provide(
    bind,
    ROUTES,
    (unitOfWork, hiring, billing, keeper, rewards, points, standing, notifier, clock) =>
      payoutRoutes(
        new ClaimPayout({
          unitOfWork,
          hiring,
          billing,
          keeper,
          rewards,
          points,
          standing,
          notifier,
          clock,
        }),
      ),
    [
      UNIT_OF_WORK,
      HIRING,
      BILLING,
      REWARD_KEEPER,
      REWARD_REPOSITORY,
      POINTS_BOOK,
      RECORD_STANDING,
      NOTIFIER,
      CLOCK,
    ],
  );
  provide(
    bind,
    ROUTES,
    (reader, record, billing, clock) => rewardRoutes(new RewardScreens({ reader, record, billing, clock })),
    [REWARD_READER, REFERRAL_RECORD, BILLING, CLOCK],
  );
});
