import type { PublicJob } from '#modules/jobs/application/reach/public-jobs.ts';
import { asId } from '#kernel/ids.ts';
import { WRITTEN } from '../posting/written-columns.ts';

/** Columns of `jobs j`. */
export const PUBLIC_JOB = `j.id, ${WRITTEN},
    j.pay_amount_cents::int8::text as "payMin", j.pay_max_cents::int8::text as "payMax", j.pay_period as "payPeriod",
    iso(j.created_at) as "createdAt", iso(j.updated_at) as "updatedAt", iso(j.online_until) as "onlineUntil",
    case when j.is_active then 'open' when j.held_reason is null then 'closed' else 'removed' end as state`;

export type PublicJobRow = Omit<PublicJob, 'pay' | 'id' | 'referralBonusCents'> & {
  readonly id: string;
  readonly referralBonusCents: string;
  readonly payMin: string | null;
  readonly payMax: string | null;
  readonly payPeriod: NonNullable<PublicJob['pay']>['period'] | null;
};

export function publicJob(found: PublicJobRow): PublicJob {
  const { payMin, payMax, payPeriod, id, referralBonusCents, ...row } = found;
  const pay =
    payMin === null || payPeriod === null
      ? null
      : { minCents: Number(payMin), maxCents: Number(payMax ?? payMin), period: payPeriod };
  return { ...row, id: asId<'job'>(id), referralBonusCents: Number(referralBonusCents), pay };
}
