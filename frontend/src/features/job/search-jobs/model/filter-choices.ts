import { JOB_SCHEDULES } from '#contract/jobs/vocabulary/posting.ts';

/** The filters' options; an address may contain any other value. */
export const PAY_STEPS = [15, 20, 25, 30, 35, 40, 50, 60] as const;
export const BONUS_STEPS = [100, 250, 500, 1000, 2500] as const;
/** Miles. */
export const RADIUS_STEPS = [10, 25, 50, 100, 250] as const;

/** Schedules of the job forms, and common ones that they do not have. */
export const SCHEDULE_CHOICES = [...JOB_SCHEDULES, 'nights', 'weekends'] as const;
type Schedule = (typeof SCHEDULE_CHOICES)[number];

export function isKnownSchedule(value: string): value is Schedule {
  return SCHEDULE_CHOICES.some((schedule) => schedule === value);
}

/** The steps, and the address's value if it is none of them. */
export function withRequested(steps: readonly number[], asked: number | null): readonly number[] {
  if (asked === null || steps.includes(asked)) return steps;
  return [...steps, asked].toSorted((a, b) => a - b);
}
