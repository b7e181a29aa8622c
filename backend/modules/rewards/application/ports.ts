import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { PointsAccount } from '../domain/points-account.ts';
import type { PointsEntry } from '../domain/points-entry.ts';
import type { PointsKind } from '../domain/points-rules.ts';
import type { Reward } from '../domain/reward.ts';

/** (tx) Storing a reward publishes the events that it has collected. */
export interface RewardRepository {
  /** Locked until the transaction ends. */
  findByReferral(referralId: ReferralId): Promise<Reward | null>;
  save(reward: Reward): Promise<void>;
}

/** (tx) Everything about someone's points happens after their account is locked. */
export interface PointsRepository {
  /** Locked until the transaction ends; opened at the first time. */
  lockAccount(userId: UserId, at: Date): Promise<PointsAccount>;
  hasEntry(onceKey: string): Promise<boolean>;
  /** The newest of a kind about one subject. */
  findLatest(userId: UserId, kind: PointsKind, subjectId: string): Promise<PointsEntry | null>;
  /** Points counted toward the week's cap, as in `weeklyProgress`. */
  earnedInWeek(userId: UserId, week: string): Promise<number>;
  /** Adds the entry and saves the account that it changed. */
  add(entry: PointsEntry, account: PointsAccount): Promise<void>;
}

export interface ReferralCounts {
  readonly total: number;
  /** Submitted and contacted (rules.md#pending-counts). */
  readonly pending: number;
  /** Hired and completed. */
  readonly successful: number;
  /** Whole days from a referral to its hire, over those hires; null without one. */
  readonly averageTimeToHire: number | null;
}

/** A referrer's figures, computed from the referrals themselves. */
export interface ReferralStatsReader {
  counts(referrerId: UserId): Promise<ReferralCounts>;
  /** Current hires, counted only up to the first one of the top tier. */
  hiresForTier(referrerId: UserId): Promise<number>;
  /**
   * This hire's number among the referrer's current hires, in the order of hiring: 1 for the first. It does not
   * depend on the time of the question, so hires whose events arrive together each earn their own tier.
   */
  hireNumber(referralId: ReferralId): Promise<number>;
}
