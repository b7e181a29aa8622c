import { expect, it } from 'vitest';
import { asId } from '#kernel/ids.ts';
import { noTransaction } from '#testing/fixtures/no-transaction.ts';
import { TEST_NOW } from '#testing/fixtures/time/test-now.ts';
import { PLANS, type PaidPlan, type Plan } from '../../contract/vocabulary/plans/plans.ts';
import { planActions } from '../../domain/plans/plan-change.ts';
import { Subscription } from '../../domain/plans/subscription.ts';
import type { ProviderCustomers } from '../charging/prepare-payment.ts';
import type { CustomerStore } from '../ports.ts';
import { ChoosePlan } from './choose-plan.ts';
import type { SubscriptionRepository } from './plan-ports.ts';
import type { SettleSubscription } from './settle-subscription.ts';
import type { SubscriptionProvider } from './subscription-provider.ts';

const OWNER = asId<'user'>('employer');
type State = Partial<Pick<Subscription, 'status' | 'nextPlan' | 'cancelAtPeriodEnd'>>;

function subscription(plan: PaidPlan, state: State): Subscription {
  const begun = Subscription.begin({ userId: OWNER, provider: 'sandbox', plan }, TEST_NOW);
  return Object.assign(begun, { stripeSubscriptionId: 'sub' }, state);
}

const LIVE = (['active', 'past_due'] as const).flatMap((status) =>
  [false, true].flatMap((cancelAtPeriodEnd) => [
    subscription('pro', { status, cancelAtPeriodEnd }),
    subscription('unlimited', { status, cancelAtPeriodEnd }),
    subscription('unlimited', { status, cancelAtPeriodEnd, nextPlan: 'pro' }),
  ]),
);
const OWN = [null, subscription('pro', {}), subscription('unlimited', {}), ...LIVE];
const STATES = OWN.flatMap((own) =>
  PLANS.map((plan) => {
    const { status = 'none', plan: from = 'starter', nextPlan = null, cancelAtPeriodEnd } = own ?? {};
    const next = cancelAtPeriodEnd ? 'none' : (nextPlan ?? 'the same');
    return { plan, own, state: `${from} (${status}, next ${next})` };
  }),
);

/** Chooses the plan by the call that the screen makes. Returns whether it changes anything, or the error's code. */
async function choose(plan: Plan, own: Subscription | null): Promise<string> {
  let outcome = 'unchanged';
  const follow = async (): Promise<unknown> => {
    outcome = 'changed';
    return {};
  };
  const choosing = new ChoosePlan({
    unitOfWork: noTransaction,
    subscriptions: { live: async () => own, add: async () => undefined } as unknown as SubscriptionRepository,
    provider: {
      start: follow,
      switchPlan: follow,
      cancelAtPeriodEnd: follow,
    } as unknown as SubscriptionProvider,
    providerName: 'sandbox',
    customers: { idOf: async () => 'customer' } as unknown as ProviderCustomers,
    customerStore: { defaultCard: async () => 'card' } as unknown as CustomerStore,
    settle: { apply: async () => undefined } as unknown as SettleSubscription,
    clock: { now: () => TEST_NOW },
  });
  const isChange = plan === 'starter' || own?.isLive === true;
  const call = isChange ? choosing.change(OWNER, plan) : choosing.start(OWNER, plan);
  return call.then(
    () => outcome,
    (error: { code: string }) => error.code,
  );
}

it.each(STATES)(
  'choosing $plan after $state changes it exactly if its actions say so',
  async ({ plan, own }) => {
    expect(planActions(plan, own).includes('choose')).toBe((await choose(plan, own)) === 'changed');
  },
);

it('a repeated choice changes nothing, and another plan is refused for its own reason', async () => {
  const canceled = subscription('unlimited', { status: 'active', cancelAtPeriodEnd: true, nextPlan: 'pro' });
  const next = subscription('unlimited', { status: 'active', nextPlan: 'pro' });
  const due = subscription('pro', { status: 'past_due' });
  const codes = [
    await choose('starter', canceled),
    await choose('pro', canceled),
    await choose('unlimited', canceled),
    await choose('pro', next),
    await choose('pro', due),
    await choose('unlimited', due),
    await choose('starter', null),
  ];
  expect(codes).toEqual([
    'unchanged',
    'changed',
    'changed',
    'unchanged',
    'unchanged',
    'billing.plan_unpaid',
    'billing.no_subscription',
  ]);
});
