/**
 * `now`: the change is charged and applies immediately; `period_end`: it waits for the end of the paid
 * period.
 */
export const PLAN_CHANGES = ['current', 'now', 'period_end', 'undo'] as const;
export type PlanChange = (typeof PLAN_CHANGES)[number];

/** The employer's actions on an offered plan. */
export const PLAN_ACTIONS = ['choose'] as const;
export type PlanAction = (typeof PLAN_ACTIONS)[number];
