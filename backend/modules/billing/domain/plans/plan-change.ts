import type { PlanAction, PlanChange } from '../../contract/vocabulary/plans/plan-changes.ts';
import { PLAN_TERMS, type Plan } from '../../contract/vocabulary/plans/plans.ts';
import type { Subscription } from './subscription.ts';

type OwnPlan = Pick<Subscription, 'isLive' | 'plan' | 'status' | 'cancelAtPeriodEnd' | 'nextPlan'>;

export function isLarger(plan: Plan, than: Plan): boolean {
  return PLAN_TERMS[plan].monthlyCents > PLAN_TERMS[than].monthlyCents;
}

/** A larger plan is charged immediately, so an unpaid renewal comes first (rules.md#plans). */
export function waitsForRenewal(plan: Plan, own: Pick<OwnPlan, 'plan' | 'status'>): boolean {
  return own.status === 'past_due' && isLarger(plan, own.plan);
}

/** The effect of choosing a plan now; `own` is null without a subscription. */
export function changeTo(plan: Plan, own: OwnPlan | null): PlanChange {
  const current: Plan = own?.isLive ? own.plan : 'starter';
  if (plan === current) {
    return own?.isLive && (own.cancelAtPeriodEnd || own.nextPlan !== null) ? 'undo' : 'current';
  }
  return isLarger(plan, current) ? 'now' : 'period_end';
}

/** The employer's possible actions on a plan. */
export function planActions(plan: Plan, own: OwnPlan | null): PlanAction[] {
  if (changeTo(plan, own) === 'current') return [];
  if (own !== null && (own.nextPlan === plan || waitsForRenewal(plan, own))) return [];
  return ['choose'];
}
