import { DomainError } from '#kernel/domain-error.ts';
import type { UserId } from '#kernel/ids.ts';
import type { PointsEntry } from './points-entry.ts';

/**
 * A person's points balance. It is the sum of their entries; each change locks it so that no points are spent
 * twice.
 */
export class PointsAccount {
  readonly userId!: UserId;
  /** Never below zero. */
  readonly balance!: number;
  readonly createdAt!: Date;
  readonly updatedAt!: Date;
  readonly version!: number;

  static open(userId: UserId, at: Date): PointsAccount {
    return Object.assign(new PointsAccount(), {
      userId,
      balance: 0,
      createdAt: at,
      updatedAt: at,
      version: 1,
    });
  }

  /** @throws DomainError `rewards.too_few_points` (rule_broken) */
  record({ points }: PointsEntry, at: Date): void {
    if (this.balance + points < 0) {
      throw new DomainError('rewards.too_few_points', 'rule_broken', "You don't have enough points");
    }
    Object.assign(this, { balance: this.balance + points, updatedAt: at });
  }
}
