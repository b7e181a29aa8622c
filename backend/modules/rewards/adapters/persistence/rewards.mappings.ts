import { defineEntity, p } from '@mikro-orm/postgresql';
import { PointsAccount } from '../../domain/points-account.ts';
import { PointsEntry } from '../../domain/points-entry.ts';
import { PayoutClaim } from '../../domain/payout-claim.ts';
import { Reward } from '../../domain/reward.ts';

export const rewardMapping = defineEntity({
  class: Reward,
  tableName: 'referrer_rewards',
  properties: {
    id: p.uuid().primary(),
    referrerId: p.uuid(),
    referralId: p.uuid(),
    jobId: p.uuid(),
    employerId: p.uuid(),
    workerName: p.text(),
    jobTitle: p.text(),
    employerCompany: p.text(),
    tier: p.text(),
    successfulHiresAtTime: p.integer(),
    baseAmountCents: p.bigint('number'),
    tierMultiplier: p.double(),
    rewardAmountCents: p.bigint('number'),
    boostCents: p.bigint('number'),
    pointsSpent: p.integer(),
    status: p.text(),
    claimedAt: p.datetime().nullable(),
    paidAt: p.datetime().nullable(),
    paymentMethod: p.text().nullable(),
    notes: p.text().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
    version: p.integer().version(),
  },
});

export const payoutClaimMapping = defineEntity({
  class: PayoutClaim,
  tableName: 'reward_claims',
  properties: {
    id: p.uuid().primary(),
    rewardId: p.uuid(),
    referralId: p.uuid(),
    referrerId: p.uuid(),
    attempt: p.integer(),
    state: p.text(),
    reasons: p.array(),
    payoutCents: p.bigint('number'),
    pointsSpent: p.integer(),
    keptCents: p.bigint('number'),
    recentClaims: p.integer(),
    completedAt: p.datetime().nullable(),
    madeAt: p.datetime(),
    decidedAt: p.datetime().nullable(),
    decidedBy: p.uuid().nullable(),
    decisionReason: p.text().nullable(),
    version: p.integer().version(),
  },
});

export const pointsAccountMapping = defineEntity({
  class: PointsAccount,
  tableName: 'points_accounts',
  properties: {
    userId: p.uuid().primary(),
    balance: p.integer(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
    version: p.integer().version(),
  },
});

export const pointsEntryMapping = defineEntity({
  class: PointsEntry,
  tableName: 'engagement_points',
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid(),
    kind: p.text(),
    asked: p.integer(),
    points: p.integer(),
    subjectId: p.text(),
    onceKey: p.text(),
    week: p.text(),
    at: p.datetime(),
  },
});
