import type { Clock } from '#kernel/clock.ts';
import type { UserId } from '#kernel/ids.ts';
import type { ReferrerStats } from '../domain/user.ts';
import type { UserRepository } from './ports.ts';

/** The narrow facade for whoever knows how someone stands as a referrer. */
export interface ReferrerStatsWriter {
  /**
   * (tx) Locks the person, then works out and stores how they stand: two changes at once cannot store an older count
   * over a newer one. Nothing for someone whose account is gone.
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
