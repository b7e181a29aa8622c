import { expect, it } from 'vitest';
import type { PlanOffer } from '#contract/billing/plans/plan.ts';
import { withoutPlan } from './plan-worth.ts';

const PRO: PlanOffer = {
  plan: 'pro',
  monthlyPrice: '99.00',
  postsPerMonth: 25,
  featuredPerMonth: 2,
  change: 'now',
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
  // Two cost as much as the plan, and no less.
  [['49.50'], '49.50', 3],
  [['100.00'], '100.00', 1],
  [['1.00'], '1.00', null],
  [[], null, null],
] as const)(
  'with posts at %o, Pro costs less from the right number of posts on',
  (prices, post, lessFrom) => {
    expect(withoutPlan(PRO, prices.map(pack), [])).toEqual({ post, featured: null, lessFrom });
  },
);

it('compares a featured post with the boost of as many days', () => {
  const boosts = [boost('29.00', 7), boost('79.00', 30)];
  expect(withoutPlan(PRO, [], boosts).featured).toBe('79.00');
});
