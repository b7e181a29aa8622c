import type { UserId } from '#kernel/ids.ts';
import { isoWeek } from '../domain/iso-week.ts';
import type { PointsAccount } from '../domain/points-account.ts';
import { PointsEntry, reversalKey } from '../domain/points-entry.ts';
import type { PayoutClaim } from '../domain/payout-claim.ts';
import { PointsRules, type PointsFact } from '../domain/points-rules.ts';
import type { PointsRepository } from './ports.ts';

export type PointsAction = Omit<PointsFact, 'userId'>;

/** (tx) Credits and debits points, each action once (rules.md#points-ledger). */
export class PointsLedger {
  private readonly points: PointsRepository;

  constructor(points: PointsRepository) {
    this.points = points;
  }

  /** Comes before everything else about a person in a transaction: it puts parallel ones in a row. */
  async open(userId: UserId, at: Date): Promise<PointsAccount> {
    return this.points.lockAccount(userId, at);
  }

  /** Nothing for a action that counted already. */
  async earn(account: PointsAccount, action: PointsAction, at: Date): Promise<void> {
    const fact = { ...action, userId: account.userId };
    if (await this.points.hasEntry(PointsRules.onceKey(fact, at))) return;
    const earned = await this.points.earnedInWeek(account.userId, isoWeek(at));
    await this.add(account, PointsEntry.earn(fact, earned, at), at);
  }

  /** Credits or reverses the points of an action, depending on whether it is still in effect. */
  async settle(account: PointsAccount, action: PointsAction, stands: boolean, at: Date): Promise<void> {
    const latest = await this.points.findLatest(account.userId, action.kind, action.subjectId);
    const credited = latest && !(await this.points.hasEntry(reversalKey(latest.id))) ? latest : null;
    if (stands && !credited) await this.earn(account, action, at);
    if (!stands && credited) await this.add(account, PointsEntry.reverse(credited, account.balance, at), at);
  }

  /** @throws DomainError `rewards.too_few_points` (rule_broken) */
  async spendOnBoost(
    account: PointsAccount,
    { rewardId, id, pointsSpent }: PayoutClaim,
    at: Date,
  ): Promise<void> {
    const { userId, balance } = account;
    const spent = { userId, rewardId, claimId: id, points: pointsSpent, balance };
    if (pointsSpent > 0) await this.add(account, PointsEntry.spendOnBoost(spent, at), at);
  }

  /** Returns the points spent on a claim that was not paid. */
  async returnBoost(
    account: PointsAccount,
    { rewardId, id, pointsSpent }: PayoutClaim,
    at: Date,
  ): Promise<void> {
    const returned = { userId: account.userId, rewardId, claimId: id, points: pointsSpent };
    if (pointsSpent > 0) await this.add(account, PointsEntry.returnBoost(returned, at), at);
  }

  private async add(account: PointsAccount, entry: PointsEntry, at: Date): Promise<void> {
    account.record(entry, at);
    await this.points.add(entry, account);
  }
}
