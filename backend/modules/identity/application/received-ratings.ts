import type { Clock } from '#kernel/clock.ts';
import type { UserId } from '#kernel/ids.ts';
import type { RatingAverage } from '../domain/user.ts';
import type { UserRepository } from './ports.ts';

/** The narrow facade for the context that stores ratings. */
export interface ReceivedRatings {
  /**
   * (tx) Locks the person, then computes and stores their average: a simultaneous rating cannot be
   * overwritten by an older result. No effect for a deleted account.
   */
  record(userId: UserId, workOut: () => Promise<RatingAverage>): Promise<void>;
}

export class WriteReceivedRatings implements ReceivedRatings {
  private readonly users: UserRepository;
  private readonly clock: Clock;

  constructor(users: UserRepository, clock: Clock) {
    this.users = users;
    this.clock = clock;
  }

  async record(userId: UserId, workOut: () => Promise<RatingAverage>): Promise<void> {
    const user = await this.users.findById(userId);
    if (!user || user.deletedAt) return;
    user.recordRatings(await workOut(), this.clock.now());
    await this.users.save(user);
  }
}
