import type { EventPublisher } from '#kernel/domain-events.ts';
import { asId, newId, type ReferralId, type UserId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import type { Billing } from '#modules/billing/index.ts';
import { isSuccessfulHire } from '#contract/hiring/vocabulary/referral-status.ts';
import type { Hiring, ReferralFacts } from '#modules/hiring/index.ts';
import type { ReferrerStats } from '#modules/identity/index.ts';
import type { Notification } from '#modules/notifications/index.ts';
import type { AuditedAction } from '#kernel/audit-trail.ts';
import { ClaimPayout } from '../application/claims/claim-payout.ts';
import { DecideClaims } from '../application/claims/decide-claims.ts';
import { PayClaim } from '../application/claims/pay-claim.ts';
import { PointsLedger } from '../application/points-ledger.ts';
import { RecordReferrerStats } from '../application/record-referrer-stats.ts';
import { RewardReconciler } from '../application/reward-reconciler.ts';
import { SyncReferralRewards, type ReferralNews } from '../application/sync-referral-rewards.ts';
import {
  InMemoryClaimRepository,
  InMemoryPointsRepository,
  InMemoryRewardRepository,
} from './in-memory-rewards.ts';

export const REFERRER = asId<'user'>('referrer');
const ADMIN = asId<'user'>('admin');
/** The bonus of a letter: more than any reward. */
const EARNED = Money.ofDollars(425);

/** Rewards on fakes: referrals that stand where a test puts them, a ledger that only adds up, no database. */
export class RewardFixture {
  now = new Date('2026-11-20T12:00:00.000Z');
  readonly points = new InMemoryPointsRepository();
  readonly told: Notification[] = [];
  readonly published: string[] = [];
  readonly paid = new Map<string, Money>();
  readonly audited: AuditedAction[] = [];
  /** Crewvine's earnings on every referral. */
  earned = EARNED;
  /** Whether the worker has confirmed. */
  isConfirmed = true;
  recordedStats: ReferrerStats | null = null;
  private readonly referrals = new Map<string, ReferralFacts>();

  private readonly clock = { now: () => this.now };
  private readonly hiring = {
    lockReferral: async (id: ReferralId) => this.referrals.get(id) ?? null,
  } as unknown as Hiring;
  private readonly billing = {
    payReward: async ({ rewardId, amount }: { rewardId: string; amount: Money }) => {
      if (this.paid.has(rewardId)) throw new Error('This reward was paid before');
      this.paid.set(rewardId, amount);
    },
    earnedOn: async () => this.earned,
    earnings: async () => {
      const released = Money.sum(this.paid.values());
      return { coming: Money.zero, released, available: released };
    },
  } as unknown as Billing;
  private readonly events: EventPublisher = {
    publish: async (events) => void this.published.push(...events.map(({ name }) => name)),
  };
  readonly rewards = new InMemoryRewardRepository(this.events);
  readonly claims = new InMemoryClaimRepository();
  private readonly stats = {
    counts: async () => {
      const all = [...this.referrals.values()];
      const successful = all.filter(({ status }) => isSuccessfulHire(status)).length;
      return { total: all.length, pending: 0, successful, averageTimeToHire: null };
    },
    hiresForTier: async () =>
      [...this.referrals.values()].filter(({ status }) => isSuccessfulHire(status)).length,
    hireNumber: async (id: ReferralId) => {
      const hired = [...this.referrals.values()].filter(({ status }) => isSuccessfulHire(status));
      const inOrder = hired.toSorted((a, b) => (a.hiredAt?.getTime() ?? 0) - (b.hiredAt?.getTime() ?? 0));
      return inOrder.findIndex(({ referralId }) => referralId === id) + 1;
    },
  };

  readonly syncReferralRewards: SyncReferralRewards;
  readonly claimPayout: ClaimPayout;
  readonly decideClaims: DecideClaims;

  constructor() {
    const { hiring, billing, clock, rewards, claims, stats } = this;
    const writer = {
      record: async (_: UserId, workOut: () => Promise<ReferrerStats>) => {
        this.recordedStats = await workOut();
      },
    };
    const recordStats = new RecordReferrerStats({ writer, stats, billing });
    const points = new PointsLedger(this.points);
    const reconciler = new RewardReconciler({ rewards, claims, points, stats });
    const notifier = {
      notify: async (notification: Notification) => void this.told.push(notification),
      text: async () => undefined,
      takeBack: async () => undefined,
    };
    const shared = { hiring, reconciler, points, recordStats, notifier, clock };
    const unitOfWork = { transaction: <T>(work: () => Promise<T>) => work() };
    this.syncReferralRewards = new SyncReferralRewards(shared);
    const pay = new PayClaim({ billing, rewards, recordStats, notifier });
    const claiming = { ...shared, rewards, claims, pay, unitOfWork };
    this.claimPayout = new ClaimPayout({ ...claiming, billing });
    const audit = { record: async (action: AuditedAction) => void this.audited.push(action) };
    this.decideClaims = new DecideClaims({ ...claiming, audit });
  }

  put(id: string, status: ReferralFacts['status'], referrerId: UserId | null = REFERRER): ReferralId {
    const before = this.referrals.get(id);
    const isHired = isSuccessfulHire(status);
    this.referrals.set(id, {
      referralId: asId(id),
      jobId: asId('job'),
      employerId: asId('employer'),
      referrerId,
      workerId: null,
      status,
      workerName: 'Ana Diaz',
      workerLatinName: null,
      workerPhone: '+15125550100',
      workerEmail: null,
      jobTitle: 'Framer',
      company: 'Hill Co',
      location: 'Austin',
      schedule: 'Full-time',
      bonus: Money.ofDollars(500),
      payoutSchedule: [],
      hiredAt: isHired ? (before?.hiredAt ?? new Date(this.now.getTime() + this.referrals.size)) : null,
      completedAt: status === 'completed' ? this.now : null,
      worked: null,
      lastDay: null,
      isConfirmed: this.isConfirmed,
    });
    return asId(id);
  }

  /** An event about the referral arrives, whichever it is. */
  async hear(referralId: ReferralId, action: ReferralNews['action'] = null): Promise<void> {
    await this.syncReferralRewards.run({ eventId: newId(), occurredAt: this.now, referralId, action });
  }

  async claim(referralId: ReferralId, base: string, boost = '0.00', pointsSpent = 0, by = REFERRER) {
    const shown = {
      basePayout: Money.ofDollars(base),
      tempBoost: Money.ofDollars(boost),
      pointsSpent,
    };
    return this.claimPayout.run(referralId, by, shown);
  }

  /** The claims that wait for an admin. */
  get waiting(): readonly string[] {
    return [...this.claims.claims.values()].filter((claim) => claim.waits).map(({ id }) => id);
  }

  async decide(id: string, approve: boolean, reason = '', by = ADMIN) {
    return this.decideClaims.run(id, { approve, reason, by, requestId: null });
  }

  balance(): number {
    return this.points.accounts.get(REFERRER)?.balance ?? 0;
  }
}
