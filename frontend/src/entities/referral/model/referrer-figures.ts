import type { Referral } from '#contract/hiring/referral.ts';
import {
  BEFORE_INTERVIEW_STATUSES,
  isSuccessfulHire,
  SUCCESSFUL_HIRE_STATUSES,
} from '#contract/hiring/vocabulary/referral-status.ts';

type Counted = Pick<Referral, 'status' | 'job' | 'milestones' | 'payout'>;

export interface ReferrerFigures {
  readonly total: number;
  /** Submitted or contacted (rules.md#pending-counts). */
  readonly pending: number;
  /** Hired or completed. */
  readonly successful: number;
  readonly completed: number;
  /** Dollars: the bonuses of the successful ones (rules.md#successful-referral), in its four parts (rules.md#earnings-figures). */
  readonly earnings: number;
  readonly paid: number;
  /** With a day, or waiting for the worker's word. */
  readonly coming: number;
  /** Not charged yet: the employer has still to pay it. */
  readonly owed: number;
  readonly canceled: number;
  /** Dollars: what tiers have brought beside the bonuses. */
  readonly rewards: number;
}

/** Which part of the earnings a part of a bonus is; what is only planned is still owed. */
const PART_OF = { paid: 'paid', coming: 'coming', waiting: 'coming', void: 'canceled' } as const;

export function referrerFigures(referrals: readonly Counted[]): ReferrerFigures {
  const count = (...statuses: readonly Referral['status'][]): number =>
    referrals.filter(({ status }) => statuses.includes(status)).length;
  const earned = referrals.filter(({ status }) => isSuccessfulHire(status));
  const sums = { earnings: 0, paid: 0, coming: 0, canceled: 0, rewards: 0 };
  for (const one of earned) {
    const parts = partsOf(one);
    sums.earnings += centsOf(one.job.referralBonus);
    for (const part of PARTS) sums[part] += parts[part];
  }
  for (const { payout } of referrals) sums.rewards += centsOf(payout ?? '0');
  const { earnings, paid, coming, canceled, rewards } = sums;
  return {
    total: referrals.length,
    pending: count(...BEFORE_INTERVIEW_STATUSES),
    successful: count(...SUCCESSFUL_HIRE_STATUSES),
    completed: count('completed'),
    earnings: earnings / 100,
    paid: paid / 100,
    coming: coming / 100,
    owed: (earnings - paid - coming - canceled) / 100,
    canceled: canceled / 100,
    rewards: rewards / 100,
  };
}

/** In this order a bonus is used up: a part that was canceled and planned again counts once. */
const PARTS = ['paid', 'coming', 'canceled'] as const;

/** Cents. Together never more than the bonus, so that what is left is what the employer still owes. */
function partsOf({ job, milestones }: Counted): Record<(typeof PARTS)[number], number> {
  const parts = { paid: 0, coming: 0, canceled: 0 };
  for (const { status, amount } of milestones) {
    if (status !== 'planned') parts[PART_OF[status]] += centsOf(amount);
  }
  let left = centsOf(job.referralBonus);
  for (const part of PARTS) {
    parts[part] = Math.min(parts[part], left);
    left -= parts[part];
  }
  return parts;
}

const centsOf = (dollars: string): number => Math.round(Number(dollars) * 100);
