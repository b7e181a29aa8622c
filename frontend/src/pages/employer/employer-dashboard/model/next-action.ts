import { inAll, statusesAt, type EmployerStats } from '#entities/referral/index.ts';

export interface NextAction {
  readonly kind: 'payPlan' | 'post' | 'review' | 'hire' | 'share' | 'another';
  readonly priority: 'high' | 'medium' | 'low';
}

type Counted = Pick<EmployerStats, 'activeJobs' | 'pending' | 'totalReferrals' | 'byStatus'>;

/** How many have accepted an offer and wait for their hire. */
export function awaitingHire(stats: Pick<EmployerStats, 'byStatus'>): number {
  return inAll(stats, statusesAt('offer_signed'));
}

/**
 * The one thing to do next (rules.md#next-action). An unpaid plan comes first because it ends automatically.
 */
export function nextAction(
  { activeJobs, pending, totalReferrals, byStatus }: Counted,
  isPlanPastDue: boolean,
): NextAction {
  if (isPlanPastDue) return { kind: 'payPlan', priority: 'high' };
  if (activeJobs === 0) return { kind: 'post', priority: 'high' };
  if (pending > 0) return { kind: 'review', priority: 'high' };
  if (awaitingHire({ byStatus }) > 0) return { kind: 'hire', priority: 'high' };
  if (totalReferrals === 0) return { kind: 'share', priority: 'medium' };
  return { kind: 'another', priority: 'low' };
}
