import type { Clock } from '#kernel/clock.ts';
import type { UserId } from '#kernel/ids.ts';
import type { ReferrerStats } from '../domain/user.ts';
import type { UserRepository } from './ports.ts';

/** The narrow facade for the context that computes referrer statistics. */
export interface ReferrerStatsWriter {
  /**
   * (tx) Locks the person, then computes and stores their statistics: a simultaneous change cannot be
   * overwritten by an older count. No effect for a deleted account.
   */
  record(userId: UserId, workOut: () => Promise<ReferrerStats>): Promise<void>;
}

export class WriteReferrerStats implements ReferrerStatsWriter {
  private readonly users: UserRepository;
  private readonly clock: Clock;

  constructor(users: UserRepository, clock: Clock) {
    this.users = users;
    this.clock = clock;
  }

  async record(userId: UserId, workOut: () => Promise<ReferrerStats>): Promise<void> {
    const user = await this.users.findById(userId);
    if (!user || user.deletedAt) return;
    user.recordStats(await workOut(), this.clock.now());
    await this.users.save(user);
  }
}
