import type Stripe from 'stripe';
import {
  PAID_PLANS,
  PLAN_NAMES,
  PLAN_TERMS,
  type PaidPlan,
} from '#contract/billing/vocabulary/plans/plans.ts';

const OUR_PLAN = 'crewvine_plan';

/**
 * The plans' prices at Stripe, found by their lookup keys and created when first needed, so that no one
 * copies IDs into settings. A plan whose price changed gets a new one; existing subscriptions retain the old
 * one.
 */
export class StripePlanPrices {
  private readonly stripe: Stripe;
  private readonly ids = new Map<PaidPlan, string>();
  private readonly plans = new Map<string, PaidPlan>();

  constructor(stripe: Stripe) {
    this.stripe = stripe;
  }

  async idOf(plan: PaidPlan): Promise<string> {
    const known = this.ids.get(plan);
    if (known) return known;
    const { id } = (await this.find(plan)) ?? (await this.make(plan));
    this.ids.set(plan, id);
    this.plans.set(id, plan);
    return id;
  }

  /** @throws for a price that this product did not make. */
  async planOf(priceId: string): Promise<PaidPlan> {
    const known = this.plans.get(priceId);
    if (known) return known;
    const { metadata } = await this.stripe.prices.retrieve(priceId);
    const plan = PAID_PLANS.find((one) => one === metadata[OUR_PLAN]);
    if (!plan) throw new Error(`The price ${priceId} is none of a plan`);
    this.plans.set(priceId, plan);
    return plan;
  }

  private async find(plan: PaidPlan): Promise<Stripe.Price | undefined> {
    const { data } = await this.stripe.prices.list({ lookup_keys: [lookupKey(plan)], active: true });
    return data.find(({ unit_amount: cents }) => cents === PLAN_TERMS[plan].monthlyCents);
  }

  private make(plan: PaidPlan): Promise<Stripe.Price> {
    const { monthlyCents } = PLAN_TERMS[plan];
    return this.stripe.prices.create(
      {
        lookup_key: lookupKey(plan),
        transfer_lookup_key: true,
        currency: 'usd',
        unit_amount: monthlyCents,
        recurring: { interval: 'month' },
        product_data: { name: `Crewvine ${PLAN_NAMES[plan]}` },
        metadata: { [OUR_PLAN]: plan },
      },
      { idempotencyKey: `price:${plan}:${monthlyCents}` },
    );
  }
}

function lookupKey(plan: PaidPlan): string {
  return `crewvine_${plan}_monthly`;
}
