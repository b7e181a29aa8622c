import { DomainError } from '#kernel/domain-error.ts';
import type { PlanAction, PlanChange } from '../../contract/vocabulary/plans/plan-changes.ts';
import { PLAN_TERMS, type Plan } from '../../contract/vocabulary/plans/plans.ts';
import type { Subscription } from './subscription.ts';

type OwnPlan = Pick<Subscription, 'isLive' | 'plan' | 'status' | 'cancelAtPeriodEnd' | 'nextPlan'>;

export function isLarger(plan: Plan, than: Plan): boolean {
  return PLAN_TERMS[plan].monthlyCents > PLAN_TERMS[than].monthlyCents;
}

/** The effect of choosing a plan now; `own` is null without a subscription. */
export function changeTo(plan: Plan, own: OwnPlan | null): PlanChange {
  const current: Plan = own?.isLive ? own.plan : 'starter';
  if (plan === current) {
    return own?.isLive && (own.cancelAtPeriodEnd || own.nextPlan !== null) ? 'undo' : 'current';
  }
  return isLarger(plan, current) ? 'now' : 'period_end';
}

/** The plan is the current one, or follows at the period's end: a repeated choice changes nothing. */
export function isChosen(plan: Plan, own: OwnPlan | null): boolean {
  return changeTo(plan, own) === 'current' || (own !== null && isNext(plan, own));
}

/**
 * Why the employer cannot choose another plan now; null if they can. A larger one is charged immediately, so
 * an unpaid renewal comes first (rules.md#plans).
 */
export function refusalOfChoice(plan: Plan, own: OwnPlan | null): DomainError | null {
  return own?.status === 'past_due' && isLarger(plan, own.plan)
    ? new DomainError('billing.plan_unpaid', 'conflict', 'Please pay the last renewal first')
    : null;
}

/** It follows at the end of the paid period; a canceled plan is followed by none. */
function isNext(plan: Plan, { isLive, cancelAtPeriodEnd, nextPlan }: OwnPlan): boolean {
  return isLive && plan === (cancelAtPeriodEnd ? 'starter' : nextPlan);
}

/** The employer's commands that change something now. */
export function planActions(plan: Plan, own: OwnPlan | null): PlanAction[] {
  return isChosen(plan, own) || refusalOfChoice(plan, own) ? [] : ['choose'];
}
