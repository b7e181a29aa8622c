import type { Clock } from '#kernel/clock.ts';
import type { UserId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { JobPostQuota } from '#modules/identity/index.ts';
import type { PlanOffer, SubscriptionView } from '../../contract/plans/plan.ts';
import type { PlanChange } from '../../contract/vocabulary/plans/plan-changes.ts';
import { PLAN_TERMS, PLANS, type PaidPlan, type Plan } from '../../contract/vocabulary/plans/plans.ts';
import { changeTo, planActions } from '../../domain/plans/plan-change.ts';
import type { Subscription } from '../../domain/plans/subscription.ts';
import type { PlanReader, SubscriptionRepository } from './plan-ports.ts';
import type { SubscriptionProvider } from './subscription-provider.ts';

const INVOICES_SHOWN = 12;

interface ReadPlansNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly subscriptions: SubscriptionRepository;
  readonly reader: PlanReader;
  readonly provider: SubscriptionProvider;
  readonly quota: Pick<JobPostQuota, 'postsRemaining'>;
  readonly clock: Clock;
}

/** An employer's plan, and today's price of each plan for them. */
export class ReadPlans {
  private readonly needs: ReadPlansNeeds;

  constructor(needs: ReadPlansNeeds) {
    this.needs = needs;
  }

  /** Every plan, with the effect of choosing it now (rules.md#plans). @throws ProviderUnavailable */
  async offers(userId: UserId): Promise<PlanOffer[]> {
    const own = await this.own(userId);
    return Promise.all(PLANS.map((plan) => this.offer(plan, own)));
  }

  async subscription(userId: UserId): Promise<SubscriptionView> {
    const own = await this.own(userId);
    const [invoices, free] = await Promise.all([
      this.needs.reader.invoices(userId, INVOICES_SHOWN),
      this.needs.quota.postsRemaining(userId),
    ]);
    const kept = { freePostsRemaining: free, invoices: [...invoices] };
    return own ? { ...subscriptionView(own), ...kept } : { ...STARTER, ...kept };
  }

  private own(userId: UserId): Promise<Subscription | null> {
    return this.needs.unitOfWork.transaction(() => this.needs.subscriptions.live(userId));
  }

  private async offer(plan: Plan, own: Subscription | null): Promise<PlanOffer> {
    const { monthlyCents, posts, featured } = PLAN_TERMS[plan];
    const change = changeTo(plan, own);
    const dueToday = change === 'now' ? await this.dueNow(plan as PaidPlan, own) : 0;
    return {
      plan,
      monthlyPrice: dollars(monthlyCents),
      postsPerMonth: posts,
      featuredPerMonth: featured,
      change,
      actions: planActions(plan, own),
      dueToday: dollars(dueToday),
      startsAt: this.startOf(change, own),
    };
  }

  private startOf(change: PlanChange, own: Subscription | null): string | null {
    if (change === 'now') return this.needs.clock.now().toISOString();
    return change === 'period_end' ? (own?.currentPeriodEnd?.toISOString() ?? null) : null;
  }

  private async dueNow(plan: PaidPlan, own: Subscription | null): Promise<number> {
    if (!own?.stripeSubscriptionId || !own.isLive) return PLAN_TERMS[plan].monthlyCents;
    return this.needs.provider.quoteSwitch(own.stripeSubscriptionId, plan);
  }
}

function subscriptionView(own: Subscription): Omit<SubscriptionView, 'invoices' | 'freePostsRemaining'> {
  const { status, failedTries, graceEnd, nextPayment: next } = own;
  const pastDue = status === 'past_due' &&
    graceEnd && {
      amount: dollars(own.dueCents),
      tries: Math.max(1, failedTries),
      nextTryAt: own.nextTryAt?.toISOString() ?? null,
      endsAt: graceEnd.toISOString(),
    };
  return {
    plan: own.isLive ? own.plan : 'starter',
    status: status === 'ended' ? 'none' : status,
    monthlyPrice: dollars(own.isLive ? own.monthlyPriceCents : 0),
    currentPeriodStart: own.currentPeriodStart?.toISOString() ?? null,
    currentPeriodEnd: own.currentPeriodEnd?.toISOString() ?? null,
    cancelAtPeriodEnd: own.cancelAtPeriodEnd,
    nextPlan: own.nextPlan,
    nextPayment: next && { amount: dollars(next.amountCents), at: next.at.toISOString() },
    postsRemaining: own.jobPostsRemaining,
    featuredRemaining: own.featuredRemaining,
    pastDue: pastDue || null,
  };
}

const STARTER: Omit<SubscriptionView, 'invoices' | 'freePostsRemaining'> = {
  plan: 'starter',
  status: 'none',
  monthlyPrice: '0.00',
  currentPeriodStart: null,
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  nextPlan: null,
  nextPayment: null,
  postsRemaining: 0,
  featuredRemaining: 0,
  pastDue: null,
};

function dollars(cents: number): string {
  return Money.ofCents(cents).toDollars();
}
