import type { Clock } from '#kernel/clock.ts';
import type { UserId } from '#kernel/ids.ts';
import type { Deed, PointsBook } from './points-book.ts';

/** (tx) Credits a deed that is never undone, such as a job passed on. */
export class EarnPoints {
  private readonly points: PointsBook;
  private readonly clock: Clock;

  constructor(points: PointsBook, clock: Clock) {
    this.points = points;
    this.clock = clock;
  }

  async run(userId: UserId, deed: Deed, occurredAt: Date): Promise<void> {
    const account = await this.points.open(userId, this.clock.now());
    await this.points.earn(account, deed, occurredAt);
  }
}
