import type { Clock } from '#kernel/clock.ts';
import type { UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { findAccount } from './sign-in/find-account.ts';
import type { UserRepository } from './ports.ts';

/** How many jobs someone may still post for free (rules.md#free-posts). */
export interface JobPostQuota {
  postsRemaining(userId: UserId): Promise<number>;
  /** (tx) Takes one. @throws DomainError `hiring.no_posts_left` (402) */
  usePost(userId: UserId): Promise<void>;
}

interface FreeJobPostQuotaNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly users: UserRepository;
  readonly clock: Clock;
}

export class FreeJobPostQuota implements JobPostQuota {
  private readonly needs: FreeJobPostQuotaNeeds;

  constructor(needs: FreeJobPostQuotaNeeds) {
    this.needs = needs;
  }

  async postsRemaining(userId: UserId): Promise<number> {
    const user = await this.needs.unitOfWork.transaction(() => findAccount(this.needs.users, userId));
    return user.freeJobPostsRemaining;
  }

  async usePost(userId: UserId): Promise<void> {
    const user = await findAccount(this.needs.users, userId);
    user.useFreeJobPost(this.needs.clock.now());
    await this.needs.users.save(user);
  }
}
