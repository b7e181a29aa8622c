import type { UserId } from '#kernel/ids.ts';
import type { AwaitedWorker } from '#modules/hiring/index.ts';
import type { RewardStatus } from '../domain/reward.ts';
import type { Tier } from '#contract/hiring/vocabulary/tiers.ts';
import type { EngagementPoints } from '../contract/index.ts';

interface PageKey {
  readonly at: string;
  readonly id: string;
}

/** A completed referral with its reward, where the reward has been made already. */
export interface CompletedRow {
  readonly id: string;
  readonly workerName: string;
  readonly jobTitle: string;
  readonly company: string;
  readonly completedAt: string;
  readonly createdAt: string;
  /** Counted up to the first hire of the top tier. */
  readonly hireNumber: number;
  readonly signatureKind: string | null;
  /** Facts that decide when the worker may be reminded; `hasPhone` says whether they can be. */
  readonly asked: AwaitedWorker;
  readonly hasPhone: boolean;
  readonly reward: {
    readonly tier: Tier;
    readonly amountCents: number;
    readonly boostCents: number;
    readonly status: RewardStatus;
    /** How often a claim of it was refused, and why the last time. */
    readonly refusals: number;
    readonly refusal: string | null;
  } | null;
}

export type PointsRow = EngagementPoints['history'][number];

/** Read side of rewards, for screens. */
export interface RewardReader {
  /** Newest referral first. */
  completedReferrals(userId: UserId, after: PageKey | null, limit: number): Promise<readonly CompletedRow[]>;
  pointsBalance(userId: UserId): Promise<number>;
  earnedInWeek(userId: UserId, week: string): Promise<number>;
  /** The newest changes first. */
  pointsHistory(userId: UserId, limit: number): Promise<readonly PointsRow[]>;
  isClaimed(referralId: string): Promise<boolean>;
}
