import { DomainError } from '#kernel/domain-error.ts';
import { newId, type UserId } from '#kernel/ids.ts';
import { isoWeek } from './iso-week.ts';
import { PointsRules, type PointsFact, type PointsKind } from './points-rules.ts';

/** One change of someone's points, never changed itself: every change is a row (rules.md#points-ledger). */
export class PointsEntry {
  readonly id!: string;
  readonly userId!: UserId;
  readonly kind!: PointsKind;
  /** The action's value; negative when spent or reversed. */
  readonly asked!: number;
  /** The amount credited or debited: less at the week's cap, or if a reversal finds too few points. */
  readonly points!: number;
  readonly subjectId!: string;
  /** Unique in the table: what counts once is refused a second time by it. */
  readonly onceKey!: string;
  /** The ISO week it counts in: of a reversal, the week of what it takes back. */
  readonly week!: string;
  readonly at!: Date;

  /** At the week's cap the row credits a part, or nothing: the action counts as done all the same. */
  static earn(fact: PointsFact & { readonly userId: UserId }, earnedThisWeek: number, at: Date): PointsEntry {
    const { userId, kind, subjectId } = fact;
    const asked = PointsRules.amountOf(kind);
    const points = PointsRules.creditable(kind, earnedThisWeek);
    const onceKey = PointsRules.onceKey(fact, at);
    return entry({ userId, kind, asked, points, subjectId, onceKey, week: isoWeek(at), at });
  }

  /** @throws DomainError `rewards.too_few_points` (rule_broken). */
  static spendOnBoost(
    spent: { userId: UserId; rewardId: string; claimId: string; points: number; balance: number },
    at: Date,
  ): PointsEntry {
    const { userId, rewardId, claimId, points, balance } = spent;
    if (points <= 0 || points > balance) {
      throw new DomainError(
        'rewards.too_few_points',
        'rule_broken',
        "You don't have enough points for this boost",
      );
    }
    const onceKey = `boost_spent:${claimId}`;
    return entry({
      userId,
      kind: 'boost_spent',
      asked: -points,
      points: -points,
      subjectId: rewardId,
      onceKey,
      week: isoWeek(at),
      at,
    });
  }

  /** A claim with a boost came to nothing: its points are back (rules.md#claim-review). */
  static returnBoost(
    returned: { userId: UserId; rewardId: string; claimId: string; points: number },
    at: Date,
  ): PointsEntry {
    const { userId, rewardId, claimId, points } = returned;
    return entry({
      userId,
      kind: 'boost_returned',
      asked: points,
      points,
      subjectId: rewardId,
      onceKey: `boost_returned:${claimId}`,
      week: isoWeek(at),
      at,
    });
  }

  /** Takes an earning back by an entry of its own (rules.md#undo-takes-back), as far as the points are still there. */
  static reverse(earned: PointsEntry, balance: number, at: Date): PointsEntry {
    const { userId, subjectId, week, points, id } = earned;
    return entry({
      userId,
      kind: 'reversal',
      asked: -points,
      points: -Math.min(points, balance),
      subjectId,
      onceKey: reversalKey(id),
      week,
      at,
    });
  }
}

/** The once-key of an entry's reversal; if it exists, the entry is no longer in effect. */
export function reversalKey(entryId: string): string {
  return `reversal:${entryId}`;
}

/** Boosts and their refunds do not count toward the week's cap. */
const BESIDE_THE_CAP: readonly PointsKind[] = ['boost_spent', 'boost_returned'];

/** Points counted toward the week's cap: earnings minus reversals. Spending does not lower it. */
export function weeklyProgress(entries: readonly PointsEntry[], now: Date): number {
  const week = isoWeek(now);
  return entries
    .filter((row) => row.week === week && !BESIDE_THE_CAP.includes(row.kind))
    .reduce((sum, { points }) => sum + points, 0);
}

function entry(fields: Omit<PointsEntry, 'id'>): PointsEntry {
  return Object.assign(new PointsEntry(), { id: newId(), ...fields });
}
