import { z } from 'zod';
import { dollars, instant, uuid } from '#contract/http/primitives.ts';
import { PAID_PLANS, PLANS, SUBSCRIPTION_STATUSES } from '../vocabulary/plans/plans.ts';
import { PLAN_ACTIONS, PLAN_CHANGES } from '../vocabulary/plans/plan-changes.ts';

/** `-1` means no limit. */
const counted = z.int().min(-1);

const planSchema = z.object({
  plan: z.enum(PLANS),
  monthlyPrice: dollars,
  postsPerMonth: counted,
  featuredPerMonth: counted,
  /** The effect of choosing it now, for the caller. */
  change: z.enum(PLAN_CHANGES),
  /** Empty for the current plan, for the next one, and for a larger one while a renewal is unpaid. */
  actions: z.array(z.enum(PLAN_ACTIONS)),
  dueToday: dollars,
  /** The time when it would start; null for the current one. */
  startsAt: instant.nullable(),
});
export type PlanOffer = z.infer<typeof planSchema>;
export const planListSchema = z.array(planSchema);

const planInvoiceSchema = z.object({
  id: z.string(),
  plan: z.enum(PAID_PLANS),
  reason: z.enum(['first', 'renewal', 'change']),
  status: z.enum(['open', 'paid', 'void']),
  amount: dollars,
  periodStart: instant,
  periodEnd: instant,
  createdAt: instant,
  paidAt: instant.nullable(),
  /** Null until it is paid, and for a moment after that. */
  document: z.object({ id: uuid, number: z.string() }).nullable(),
});
export type PlanInvoice = z.infer<typeof planInvoiceSchema>;

export const subscriptionSchema = z.object({
  plan: z.enum(PLANS),
  /** `none` on Starter. */
  status: z.enum([...SUBSCRIPTION_STATUSES, 'none']).exclude(['ended']),
  monthlyPrice: dollars,
  currentPeriodStart: instant.nullable(),
  currentPeriodEnd: instant.nullable(),
  cancelAtPeriodEnd: z.boolean(),
  /** The plan after the period's end; null if nothing changes. */
  nextPlan: z.enum(PAID_PLANS).nullable(),
  /** The default card's next charge and its time; null if there is none. */
  nextPayment: z.object({ amount: dollars, at: instant }).nullable(),
  /** This month's remaining posts, without the account's free posts. */
  postsRemaining: counted,
  featuredRemaining: counted,
  freePostsRemaining: z.int().nonnegative(),
  /** While a renewal is unpaid: the amount due, the number of tries, the next try, and the plan's end. */
  pastDue: z
    .object({
      amount: dollars,
      tries: z.int().positive(),
      nextTryAt: instant.nullable(),
      endsAt: instant,
    })
    .nullable(),
  /** The newest twelve, newest first. */
  invoices: z.array(planInvoiceSchema),
});
export type SubscriptionView = z.infer<typeof subscriptionSchema>;

export const choosePlanRequestSchema = z.object({ plan: z.enum(PAID_PLANS, { error: 'Unknown plan' }) });
export const changePlanRequestSchema = z.object({ plan: z.enum(PLANS, { error: 'Unknown plan' }) });
export const portalSchema = z.object({ url: z.url() });
