import { ContainerModule } from 'inversify';
import { provide, token } from '#platform/container/token.ts';
import { CLOCK, EVENT_CONSUMERS, EVENT_PUBLISHER, ORM, ROUTES, SQL, UNIT_OF_WORK } from '#platform/tokens.ts';
import { BILLING } from '#modules/billing/index.ts';
import { HIRING, REWARD_DESK } from '#modules/hiring/index.ts';
import { STANDINGS } from '#modules/identity/index.ts';
import { NOTIFIER } from '#modules/notifications/index.ts';
import { ClaimPayout } from '../application/claim-payout.ts';
import { EarnPoints } from '../application/earn-points.ts';
import { KeepRewardDesk } from '../application/keep-reward-desk.ts';
import { PointsBook } from '../application/points-book.ts';
import type { ReferralRecord, RewardRepository } from '../application/ports.ts';
import { RecordStanding } from '../application/record-standing.ts';
import { RewardKeeper } from '../application/reward-keeper.ts';
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

const REWARDS = token<RewardRepository>('rewards.rewards');
const REFERRAL_RECORD = token<ReferralRecord>('rewards.referral-record');
const REWARD_READER = token<RewardReader>('rewards.reader');
const POINTS_BOOK = token<PointsBook>('rewards.points-book');
const EARN_POINTS = token<EarnPoints>('rewards.earn-points');
const REWARD_KEEPER = token<RewardKeeper>('rewards.keeper');
const RECORD_STANDING = token<RecordStanding>('rewards.record-standing');

export const rewardsContainer = new ContainerModule(({ bind }) => {
  provide(bind, REWARDS, (orm) => new MikroRewardRepository(orm), [ORM]);
  provide(bind, REFERRAL_RECORD, (sql) => new SqlReferralRecord(sql), [SQL]);
  provide(bind, REWARD_READER, (sql) => new SqlRewardReader(sql), [SQL]);
  provide(bind, POINTS_BOOK, (orm, sql) => new PointsBook(new MikroPointsRepository(orm, sql)), [ORM, SQL]);
  provide(bind, REWARD_KEEPER, (rewards, record) => new RewardKeeper(rewards, record), [
    REWARDS,
    REFERRAL_RECORD,
  ]);
  provide(
    bind,
    RECORD_STANDING,
    (standings, record, billing) => new RecordStanding(standings, record, billing),
    [STANDINGS, REFERRAL_RECORD, BILLING],
  );
  provide(bind, REWARD_DESK, (reader, record) => new KeepRewardDesk(reader, record), [
    REWARD_READER,
    REFERRAL_RECORD,
  ]);
  provide(
    bind,
    EVENT_CONSUMERS,
    (hiring, keeper, points, standing, notifier, events, clock) =>
      settleReferralConsumer(
        new SettleReferral({ hiring, keeper, points, standing, notifier, events, clock }),
      ),
    [HIRING, REWARD_KEEPER, POINTS_BOOK, RECORD_STANDING, NOTIFIER, EVENT_PUBLISHER, CLOCK],
  );
  provide(bind, EARN_POINTS, (points, clock) => new EarnPoints(points, clock), [POINTS_BOOK, CLOCK]);
  provide(bind, EVENT_CONSUMERS, jobSharedConsumer, [EARN_POINTS]);
  provide(bind, EVENT_CONSUMERS, profileCompletedConsumer, [EARN_POINTS]);
  provide(bind, EVENT_CONSUMERS, earningsConsumer, [RECORD_STANDING]);
  provide(
    bind,
    ROUTES,
    (unitOfWork, hiring, billing, keeper, rewards, points, standing, notifier, events, clock) =>
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
          events,
          clock,
        }),
      ),
    [
      UNIT_OF_WORK,
      HIRING,
      BILLING,
      REWARD_KEEPER,
      REWARDS,
      POINTS_BOOK,
      RECORD_STANDING,
      NOTIFIER,
      EVENT_PUBLISHER,
      CLOCK,
    ],
  );
  provide(
    bind,
    ROUTES,
    (reader, record, billing, clock) => rewardRoutes(new RewardScreens(reader, record, billing, clock)),
    [REWARD_READER, REFERRAL_RECORD, BILLING, CLOCK],
  );
});
