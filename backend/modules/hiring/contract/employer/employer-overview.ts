import { z } from 'zod';
import { listQuerySchema } from '#contract/http/lists.ts';
import { count, dollars, optionalSearch } from '#contract/http/primitives.ts';
import { REFERRAL_SORTS } from '../vocabulary/referral-facts.ts';
import { jobFilter, statusFilter } from '../referral/referral-filter.ts';
import { REFERRAL_STATUSES } from '../vocabulary/referral-status.ts';

const flag = z
  .enum(['', 'true', 'false'], { error: 'Say true or false' })
  .nullish()
  .transform((value) => value === 'true');

/** The filters of the employer's list of referrals. */
export const employerReferralsQuerySchema = listQuerySchema.extend({
  job: jobFilter,
  status: statusFilter,
  /** Words in the worker's or the referrer's name, or in the title of the job. */
  q: optionalSearch(100),
  unconfirmed: flag,
  /** By when they were referred. */
  sort: z.enum(REFERRAL_SORTS).default('newest'),
});

export const employerStatsQuerySchema = z.object({ job: jobFilter });

const perStatus = z.record(z.enum(REFERRAL_STATUSES), count);

/** The figures of the employer's dashboard, over all their referrals (rules.md#employer-dashboard). */
export const employerStatsSchema = z.object({
  jobs: count,
  activeJobs: count,
  totalReferrals: count,
  /** Hired or completed. */
  successfulHires: count,
  /** Nothing is offered yet (rules.md#pending-counts). */
  pending: count,
  /** Open referrals that the worker has not confirmed (rules.md#worker-confirms). */
  unconfirmed: count,
  /** Submitted more than 24 hours ago and not answered (rules.md#response-time). */
  overdue: count,
  /** The bonuses of referrals whose bonus is committed. */
  bonusesPaid: dollars,
  byStatus: perStatus,
  /** How many came this far, or further; a rejected one up to where it was rejected. */
  reached: perStatus,
  medianResponseHours: z.number().nonnegative().nullable(),
});
export type EmployerStats = z.infer<typeof employerStatsSchema>;
