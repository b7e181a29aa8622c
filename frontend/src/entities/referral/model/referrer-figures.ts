import type { Referral } from '#contract/hiring/referral.ts';
import {
  BEFORE_INTERVIEW_STATUSES,
  isSuccessfulHire,
  statusesAt,
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
  /**
   * Bonuses of successful referrals in dollars (rules.md#successful-referral), split below
   * (rules.md#earnings-figures).
   */
  readonly earnings: number;
  readonly paid: number;
  /** Parts with a due date, or waiting for the worker's confirmation. */
  readonly coming: number;
  /** Not charged yet: the employer still has to pay it. */
  readonly owed: number;
  readonly canceled: number;
  /** Tier rewards in dollars, in addition to the bonuses. */
  readonly rewards: number;
}

/** Maps a milestone's status to a part of the earnings; a planned milestone is still owed. */
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
    completed: count(...statusesAt('completed')),
    earnings: earnings / 100,
    paid: paid / 100,
    coming: coming / 100,
    owed: (earnings - paid - coming - canceled) / 100,
    canceled: canceled / 100,
    rewards: rewards / 100,
  };
}

/** Parts use up a bonus in this order, so that a part planned twice counts once. */
const PARTS = ['paid', 'coming', 'canceled'] as const;

/** Cents. The sum never exceeds the bonus; the employer still owes the rest. */
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
