import { DomainError } from '../../../kernel/domain-error.ts';
import { newId, type UserId } from '../../../kernel/ids.ts';
import { isoWeek } from './iso-week.ts';
import { PointsRules, type PointsFact, type PointsKind } from './points-rules.ts';

/** One change of somebody's points, never changed itself: every change is a row (decision 51). */
export class PointsEntry {
  readonly id!: string;
  readonly userId!: UserId;
  readonly kind!: PointsKind;
  /** Negative when spent or taken back. */
  readonly points!: number;
  readonly subjectId!: string;
  /** Unique in the table: what counts once is refused a second time by it. */
  readonly onceKey!: string;
  /** The ISO week it counts in: of a reversal, the week of what it takes back. */
  readonly week!: string;
  readonly at!: Date;

  /** Null when the week's cap leaves nothing to credit. */
  static earn(
    fact: PointsFact & { readonly userId: UserId },
    earnedThisWeek: number,
    at: Date,
  ): PointsEntry | null {
    const points = PointsRules.creditable(fact.kind, earnedThisWeek);
    if (points === 0) return null;
    const { userId, kind, subjectId } = fact;
    const onceKey = PointsRules.onceKey(fact, at);
    return entry({ userId, kind, points, subjectId, onceKey, week: isoWeek(at), at });
  }

  /** @throws DomainError `rewards.too_few_points` (rule_broken). */
  static spendOnBoost(
    spent: { userId: UserId; rewardId: string; points: number; balance: number },
    at: Date,
  ): PointsEntry {
    const { userId, rewardId, points, balance } = spent;
    if (points <= 0 || points > balance) {
      throw new DomainError(
        'rewards.too_few_points',
        'rule_broken',
        'You do not have enough points for this boost',
      );
    }
    const onceKey = `boost_spent:${rewardId}`;
    return entry({
      userId,
      kind: 'boost_spent',
      points: -points,
      subjectId: rewardId,
      onceKey,
      week: isoWeek(at),
      at,
    });
  }

  /** Takes an earning back by an entry of its own (decision 35); the balance may fall below zero by it. */
  static reverse(earned: PointsEntry, at: Date): PointsEntry {
    const { userId, subjectId, week, points, id } = earned;
    return entry({
      userId,
      kind: 'reversal',
      points: -points,
      subjectId,
      onceKey: `reversal:${id}`,
      week,
      at,
    });
  }
}

/** What of the week's cap is used: earnings less what was taken back of them. Spending does not free it. */
export function weeklyProgress(entries: readonly PointsEntry[], now: Date): number {
  const week = isoWeek(now);
  return entries
    .filter((row) => row.week === week && row.kind !== 'boost_spent')
    .reduce((sum, { points }) => sum + points, 0);
}

function entry(fields: Omit<PointsEntry, 'id'>): PointsEntry {
  return Object.assign(new PointsEntry(), { id: newId(), ...fields });
}
