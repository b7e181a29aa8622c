import type { UserId } from '#kernel/ids.ts';
import type { PlanPosts } from '#modules/billing/index.ts';
import type { JobPostQuota } from '#modules/identity/index.ts';

const NO_LIMIT = -1;

/**
 * The posts that an employer has left: those of the plan's month first, then the account's free ones (rules.md#plan-posts).
 */
export class PostAllowance implements JobPostQuota {
  private readonly plan: PlanPosts;
  private readonly free: JobPostQuota;

  constructor(plan: PlanPosts, free: JobPostQuota) {
    this.plan = plan;
    this.free = free;
  }

  /** -1 without limit. */
  async postsRemaining(userId: UserId): Promise<number> {
    const planned = await this.plan.remaining(userId);
    return planned === NO_LIMIT ? NO_LIMIT : planned + (await this.free.postsRemaining(userId));
  }

  async usePost(userId: UserId): Promise<void> {
    if (!(await this.plan.takePost(userId))) await this.free.usePost(userId);
  }
}
