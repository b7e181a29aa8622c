import type { Clock } from '#kernel/clock.ts';
import type { UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { findAccount } from './sign-in/find-account.ts';
import type { UserRepository } from './ports.ts';

/** How many jobs somebody may still post for free (rules.md#free-posts). */
export interface JobPosting {
  postsRemaining(userId: UserId): Promise<number>;
  /** (tx) Takes one. @throws DomainError `hiring.no_posts_left` (402) */
  usePost(userId: UserId): Promise<void>;
}

export class FreeJobPosts implements JobPosting {
  private readonly unitOfWork: UnitOfWork;
  private readonly users: UserRepository;
  private readonly clock: Clock;

  constructor(unitOfWork: UnitOfWork, users: UserRepository, clock: Clock) {
    this.unitOfWork = unitOfWork;
    this.users = users;
    this.clock = clock;
  }

  async postsRemaining(userId: UserId): Promise<number> {
    const user = await this.unitOfWork.transaction(() => findAccount(this.users, userId));
    return user.freeJobPostsRemaining;
  }

  async usePost(userId: UserId): Promise<void> {
    const user = await findAccount(this.users, userId);
    user.useFreeJobPost(this.clock.now());
    await this.users.save(user);
  }
}
