/**
 * An employer's possible plans (rules.md#plans). Starter is no subscription: it is an account's free posts.
 */
export const PLANS = ['starter', 'pro', 'unlimited'] as const;
export type Plan = (typeof PLANS)[number];
export const PAID_PLANS = ['pro', 'unlimited'] as const;
export type PaidPlan = (typeof PAID_PLANS)[number];

/** The API's value for "unlimited". */
export const NO_LIMIT = -1;

export interface PlanTerms {
  readonly monthlyCents: number;
  /** Per month; `NO_LIMIT` if posts are not counted. */
  readonly posts: number;
  /** The number of those that may be featured. */
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

/** `incomplete`: requested, and not yet confirmed by the provider. `past_due`: a renewal was not paid. */
export const SUBSCRIPTION_STATUSES = ['incomplete', 'active', 'past_due', 'ended'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/**
 * A renewal is tried three times over fourteen days: on its day, a week and two weeks later
 * (rules.md#dunning).
 */
export const RENEWAL_TRIES = 3;
export const DAYS_BETWEEN_TRIES = 7;
export const GRACE_DAYS = 14;
/** Ends a plan whose last event was lost: a day later, so that the third try comes first. */
export const GRACE_SWEPT_DAYS = GRACE_DAYS + 1;

/** The days that a plan's featured post is featured. */
export const FEATURED_DAYS = 30;
