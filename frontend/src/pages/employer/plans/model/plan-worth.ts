import type { BoostPackage, JobPackage } from '#contract/billing/charging/job-package.ts';
import type { PlanOffer } from '#contract/billing/plans/plan.ts';
import { FEATURED_DAYS } from '#contract/billing/vocabulary/plans/plans.ts';

/** The same items bought without a plan; null if nothing comparable is sold. */
export interface WithoutPlan {
  /** The cheapest post. */
  readonly post: string | null;
  /** The boost with as many days as a plan's featured post. */
  readonly featured: string | null;
  /** From this number of posts a month, the plan costs less than single posts; null if it never does. */
  readonly lessFrom: number | null;
}

export function withoutPlan(
  offer: PlanOffer,
  packages: readonly JobPackage[],
  boosts: readonly BoostPackage[],
): WithoutPlan {
  const cheapest = packages
    .map(({ price }) => price)
    .toSorted((one, other) => Number(one) - Number(other))[0];
  const featured = boosts.find(({ duration }) => duration === FEATURED_DAYS)?.price ?? null;
  if (cheapest === undefined || Number(cheapest) === 0) return { post: null, featured, lessFrom: null };
  const count = Math.floor(Number(offer.monthlyPrice) / Number(cheapest)) + 1;
  const isWithin = offer.postsPerMonth === -1 || count <= offer.postsPerMonth;
  return { post: cheapest, featured, lessFrom: isWithin ? count : null };
}
