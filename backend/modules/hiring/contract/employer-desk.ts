import { z } from 'zod';
import { listQuerySchema } from '../../../platform/http/contract/lists.ts';
import { count, dollars, optionalText, uuid } from '../../../platform/http/contract/primitives.ts';
import {
  REFERRAL_STATUSES,
  STATUS_ALIAS_NAMES,
  STATUS_ALIASES,
  type ReferralStatus,
  type StatusAlias,
} from './referral-status.ts';

const asked = z.enum([...REFERRAL_STATUSES, ...STATUS_ALIAS_NAMES], { error: 'Unknown status' });

function canonical(status: ReferralStatus | StatusAlias): ReferralStatus {
  return status in STATUS_ALIASES ? STATUS_ALIASES[status as StatusAlias] : (status as ReferralStatus);
}

/** `?status=contacted,interviewing`, or the name repeated; none is all. */
const statuses = z
  .union([z.string(), z.array(z.string())])
  .nullish()
  .transform((value) => [value ?? []].flat().flatMap((names) => names.split(',').filter(Boolean)))
  .pipe(z.array(asked).max(REFERRAL_STATUSES.length + STATUS_ALIAS_NAMES.length))
  .transform((names) => [...new Set(names.map(canonical))].sort());

const flag = z
  .enum(['', 'true', 'false'], { error: 'Say true or false' })
  .nullish()
  .transform((value) => value === 'true');

const jobFilter = uuid.nullish().transform((id) => id ?? null);

/** What the employer's list of referrals may be narrowed to. */
export const employerReferralsQuerySchema = listQuerySchema.extend({
  job: jobFilter,
  status: statuses,
  /** Words in the worker's or the referrer's name, or in the title of the job. */
  q: optionalText(100),
  unconfirmed: flag,
});

export const employerStatsQuerySchema = z.object({ job: jobFilter });

const perStatus = z.record(z.enum(REFERRAL_STATUSES), count);

/** The figures of the employer's dashboard, over all their referrals (document 2 §2.8, §4.3). */
export const employerStatsSchema = z.object({
  jobs: count,
  activeJobs: count,
  totalReferrals: count,
  /** Hired or completed. */
  successfulHires: count,
  /** Submitted, contacted or interviewing (decision 43). */
  pending: count,
  /** Of those that are still open: the worker has not confirmed (decision 37). */
  unconfirmed: count,
  /** Submitted more than 24 hours ago and not answered (decision 38). */
  overdue: count,
  /** The bonuses of referrals whose bonus is committed. */
  bonusesPaid: dollars,
  byStatus: perStatus,
  /** How many came this far, or further; a rejected one up to where it was rejected. */
  reached: perStatus,
  medianResponseHours: z.number().nonnegative().nullable(),
});
export type EmployerStats = z.infer<typeof employerStatsSchema>;
