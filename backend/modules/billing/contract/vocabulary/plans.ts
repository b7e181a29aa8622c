/** What an employer may be on (rules.md#plans). Starter is nobody's subscription: the free posts of an account. */
export const PLANS = ['starter', 'pro', 'unlimited'] as const;
export type Plan = (typeof PLANS)[number];
export const PAID_PLANS = ['pro', 'unlimited'] as const;
export type PaidPlan = (typeof PAID_PLANS)[number];

/** As the answers name it. */
export const NO_LIMIT = -1;

export interface PlanTerms {
  readonly monthlyCents: number;
  /** Of a month; `NO_LIMIT` where nothing is counted. */
  readonly posts: number;
  /** Of those, how many may be featured. */
  readonly featured: number;
}

export const PLAN_TERMS: Readonly<Record<Plan, PlanTerms>> = {
  starter: { monthlyCents: 0, posts: 0, featured: 0 },
  pro: { monthlyCents: 99_00, posts: 25, featured: 2 },
  unlimited: { monthlyCents: 249_00, posts: NO_LIMIT, featured: NO_LIMIT },
};

export const PLAN_NAMES: Readonly<Record<Plan, string>> = {
  starter: 'Starter',
  pro: 'Pro',
  unlimited: 'Unlimited',
};

/** `incomplete`: asked for, and the provider has not said yet that it began. `past_due`: a renewal was not paid. */
export const SUBSCRIPTION_STATUSES = ['incomplete', 'active', 'past_due', 'ended'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** A renewal is tried three times over fourteen days: on its day, a week and two weeks later (rules.md#dunning). */
export const RENEWAL_TRIES = 3;
export const DAYS_BETWEEN_TRIES = 7;
export const GRACE_DAYS = 14;
/** Ended without the provider's last word, which is then lost: a day later, so that the third try comes first. */
export const GRACE_SWEPT_DAYS = GRACE_DAYS + 1;

/** How long a post is featured that a plan includes. */
export const FEATURED_DAYS = 30;
