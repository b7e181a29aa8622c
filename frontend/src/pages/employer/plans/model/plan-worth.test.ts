import { expect, it } from 'vitest';
import type { PlanOffer } from '#contract/billing/plans/plan.ts';
import { withoutPlan } from './plan-worth.ts';

const PRO: PlanOffer = {
  plan: 'pro',
  monthlyPrice: '99.00',
  postsPerMonth: 25,
  featuredPerMonth: 2,
  change: 'now',
  actions: ['choose'],
  dueToday: '99.00',
  startsAt: null,
};
const pack = (price: string) => ({
  id: price,
  name: price,
  description: '',
  price,
  duration: 30,
  isFeatured: false,
  includes: [],
  sortOrder: 1,
});
const boost = (price: string, duration: number) => ({ id: price, name: price, price, duration });

it.each([
  [['199.00', '49.00'], '49.00', 3],
  // Two posts cost exactly as much as the plan.
  [['49.50'], '49.50', 3],
  [['100.00'], '100.00', 1],
  [['1.00'], '1.00', null],
  [[], null, null],
] as const)(
  'the number of posts from which Pro costs less is right with posts at %o',
  (prices, post, lessFrom) => {
    expect(withoutPlan(PRO, prices.map(pack), [])).toEqual({ post, featured: null, lessFrom });
  },
);

it("a plan's featured post is compared with a boost of the same length", () => {
  const boosts = [boost('29.00', 7), boost('79.00', 30)];
  expect(withoutPlan(PRO, [], boosts).featured).toBe('79.00');
});
