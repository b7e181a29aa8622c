import type { Clock } from '#kernel/clock.ts';
import type { UserId } from '#kernel/ids.ts';
import type { PointsAction, PointsLedger } from './points-ledger.ts';

/** (tx) Credits a action that is never undone, such as a job passed on. */
export class EarnPoints {
  private readonly points: PointsLedger;
  private readonly clock: Clock;

  constructor(points: PointsLedger, clock: Clock) {
    this.points = points;
    this.clock = clock;
  }

  async run(userId: UserId, action: PointsAction, occurredAt: Date): Promise<void> {
    const account = await this.points.open(userId, this.clock.now());
    await this.points.earn(account, action, occurredAt);
  }
}
