import type { Clock } from '#kernel/clock.ts';
import type { UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Subscription } from '../../domain/plans/subscription.ts';
import type { SubscriptionRepository } from './plan-ports.ts';

/** The facade for the posts that a plan includes (rules.md#plan-posts). */
export interface PlanPosts {
  /** -1 without limit, 0 without a plan. */
  remaining(userId: UserId): Promise<number>;
  /**
   * (tx) Takes one of the month's posts; false if none is left. Locks the plan, so that no post is taken
   * twice.
   */
  takePost(userId: UserId): Promise<boolean>;
  /** (tx) The same for featured posts. */
  takeFeatured(userId: UserId): Promise<boolean>;
}

interface PlanPostsNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly subscriptions: SubscriptionRepository;
  readonly clock: Clock;
}

export class CountPlanPosts implements PlanPosts {
  private readonly needs: PlanPostsNeeds;

  constructor(needs: PlanPostsNeeds) {
    this.needs = needs;
  }

  async remaining(userId: UserId): Promise<number> {
    const { unitOfWork, subscriptions } = this.needs;
    const plan = await unitOfWork.transaction(() => subscriptions.live(userId));
    return plan?.isLive ? plan.jobPostsRemaining : 0;
  }

  takePost(userId: UserId): Promise<boolean> {
    return this.take(userId, (plan, at) => plan.takePost(at));
  }

  takeFeatured(userId: UserId): Promise<boolean> {
    return this.take(userId, (plan, at) => plan.takeFeatured(at));
  }

  private async take(userId: UserId, take: (plan: Subscription, at: Date) => boolean): Promise<boolean> {
    const { subscriptions, clock } = this.needs;
    const plan = await subscriptions.live(userId);
    if (!plan || !take(plan, clock.now())) return false;
    await subscriptions.save(plan);
    return true;
  }
}
