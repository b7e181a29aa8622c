import { token } from '#platform/container/token.ts';
import type { ClaimRepository } from '../application/claims/claim-repository.ts';
import type { EarnPoints } from '../application/earn-points.ts';
import type { PointsLedger } from '../application/points-ledger.ts';
import type { ReferralStatsReader, RewardRepository } from '../application/ports.ts';
import type { RecordReferrerStats } from '../application/record-referrer-stats.ts';
import type { RewardReader } from '../application/reward-reader.ts';
import type { RewardReconciler } from '../application/reward-reconciler.ts';

export const REWARD_REPOSITORY = token<RewardRepository>('rewards.rewards');
export const REWARD_CLAIMS = token<ClaimRepository>('rewards.claims');
export const REFERRAL_STATS = token<ReferralStatsReader>('rewards.referral-stats');
export const REWARD_READER = token<RewardReader>('rewards.reader');
export const POINTS_LEDGER = token<PointsLedger>('rewards.points-ledger');
export const EARN_POINTS = token<EarnPoints>('rewards.earn-points');
export const REWARD_RECONCILER = token<RewardReconciler>('rewards.reconciler');
export const RECORD_REFERRER_STATS = token<RecordReferrerStats>('rewards.record-referrer-stats');
