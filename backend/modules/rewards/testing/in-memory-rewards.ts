import type { EventPublisher } from '#kernel/domain-events.ts';
import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { ClaimRepository } from '../application/claims/claim-repository.ts';
import type { PointsRepository, RewardRepository } from '../application/ports.ts';
import { PointsAccount } from '../domain/points-account.ts';
import { weeklyProgress, type PointsEntry } from '../domain/points-entry.ts';
import type { PointsKind } from '../domain/points-rules.ts';
import type { PayoutClaim } from '../domain/payout-claim.ts';
import type { Reward } from '../domain/reward.ts';

export class InMemoryRewardRepository implements RewardRepository {
  readonly rewards = new Map<string, Reward>();
  private readonly events: EventPublisher;

  constructor(events: EventPublisher) {
    this.events = events;
  }

  async findByReferral(referralId: ReferralId): Promise<Reward | null> {
    return [...this.rewards.values()].find((reward) => reward.referralId === referralId) ?? null;
  }

  async save(reward: Reward): Promise<void> {
    const other = await this.findByReferral(reward.referralId);
    if (other && other.id !== reward.id) throw new Error('Once only: one referral, one reward');
    this.rewards.set(reward.id, reward);
    await this.events.publish(reward.pullEvents());
  }
}

export class InMemoryClaimRepository implements ClaimRepository {
  readonly claims = new Map<string, PayoutClaim>();

  async partiesOf(id: string): Promise<Pick<PayoutClaim, 'referralId' | 'referrerId'> | null> {
    return this.lock(id);
  }

  async lock(id: string): Promise<PayoutClaim | null> {
    return this.claims.get(id) ?? null;
  }

  async lockWaiting(rewardId: string): Promise<PayoutClaim | null> {
    return this.of(rewardId).find((claim) => claim.waits) ?? null;
  }

  async refused(rewardId: string): Promise<readonly PayoutClaim[]> {
    return this.of(rewardId).filter(({ state }) => state === 'refused');
  }

  async countSince(referrerId: UserId, since: Date): Promise<number> {
    const own = [...this.claims.values()].filter((claim) => claim.referrerId === referrerId);
    return own.filter(({ madeAt, state }) => madeAt > since && state !== 'lapsed').length;
  }

  async save(claim: PayoutClaim): Promise<void> {
    this.claims.set(claim.id, claim);
  }

  private of(rewardId: string): PayoutClaim[] {
    return [...this.claims.values()].filter((claim) => claim.rewardId === rewardId).toReversed();
  }
}

export class InMemoryPointsRepository implements PointsRepository {
  readonly entries: PointsEntry[] = [];
  readonly accounts = new Map<string, PointsAccount>();

  async lockAccount(userId: UserId, at: Date): Promise<PointsAccount> {
    const account = this.accounts.get(userId) ?? PointsAccount.open(userId, at);
    this.accounts.set(userId, account);
    return account;
  }

  async hasEntry(onceKey: string): Promise<boolean> {
    return this.entries.some((entry) => entry.onceKey === onceKey);
  }

  async findLatest(userId: UserId, kind: PointsKind, subjectId: string): Promise<PointsEntry | null> {
    const about = this.entries.filter(
      (entry) => entry.userId === userId && entry.kind === kind && entry.subjectId === subjectId,
    );
    return about.toSorted((a, b) => b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : -1))[0] ?? null;
  }

  async earnedInWeek(userId: UserId, week: string): Promise<number> {
    const own = this.entries.filter((entry) => entry.userId === userId && entry.week === week);
    const [first] = own;
    return first ? weeklyProgress(own, dayOf(week)) : 0;
  }

  async add(entry: PointsEntry, account: PointsAccount): Promise<void> {
    if (await this.hasEntry(entry.onceKey)) throw new Error('Once only: counted already');
    this.entries.push(entry);
    this.accounts.set(account.userId, account);
  }
}

/** The Thursday of an ISO week. */
function dayOf(week: string): Date {
  const [year = '', number = ''] = week.split('-W');
  const fourth = new Date(Date.UTC(Number(year), 0, 4));
  const monday = fourth.getTime() - ((fourth.getUTCDay() + 6) % 7) * 86_400_000;
  return new Date(monday + ((Number(number) - 1) * 7 + 3) * 86_400_000);
}
