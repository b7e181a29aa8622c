import type { Job } from '../../../entities/job/index.ts';
import { STATUS_ORDER, type Referral, type ReferralStatus } from '../../../entities/referral/index.ts';

export interface Figures {
  readonly activeJobs: number;
  readonly totalReferrals: number;
  readonly successfulHires: number;
  /** Dollars. */
  readonly bonusesPaid: number;
}

/** The stat cards (document 2 §2.8, §4.3). */
export function figuresOf(jobs: readonly Job[], referrals: readonly Referral[]): Figures {
  const paid = referrals.filter((referral) => referral.bonusPaidAt !== null);
  return {
    activeJobs: jobs.filter((job) => job.isActive).length,
    totalReferrals: referrals.length,
    successfulHires: referrals.filter(isSuccessful).length,
    bonusesPaid: paid.reduce((sum, referral) => sum + Number(referral.job.referralBonus), 0),
  };
}

function isSuccessful({ status }: Referral): boolean {
  return status === 'hired' || status === 'completed';
}

export interface FunnelStep {
  readonly status: ReferralStatus;
  /** Came this far, or further. */
  readonly reached: number;
  readonly now: number;
}

/** How far the referrals came. A rejected one counts up to where it was rejected. */
export function funnelOf(referrals: readonly Referral[]): readonly FunnelStep[] {
  const depths = referrals.map(depthOf);
  return STATUS_ORDER.map((status, depth) => ({
    status,
    reached: depths.filter((reached) => reached >= depth).length,
    now: referrals.filter((referral) => referral.status === status).length,
  }));
}

function depthOf({ status, previousStatus }: Referral): number {
  const furthest = status === 'rejected' ? (previousStatus ?? 'submitted') : status;
  return STATUS_ORDER.findIndex((step) => step === furthest);
}
