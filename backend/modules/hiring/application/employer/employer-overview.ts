import type { Page } from '#kernel/page.ts';
import { addHours, type Clock } from '#kernel/clock.ts';
import type { JobId, UserId } from '#kernel/ids.ts';
import { recordOf } from '#kernel/record-of.ts';
import {
  isAt,
  isRejected,
  isSuccessfulHire,
  PENDING_STATUSES,
  rankOf,
  REFERRAL_STATUSES,
  type ReferralStatus,
} from '../../contract/vocabulary/referral-status.ts';
import type { ReferralSort } from '../../contract/vocabulary/referral-facts.ts';
import type { EmployerStats } from '../../contract/employer/employer-overview.ts';
import type { ReferralRow } from '../referral/referral-queries.ts';

export interface ReferralFilter {
  readonly job: JobId | null;
  /** None is all. */
  readonly status: readonly ReferralStatus[];
  readonly q: string | null;
  readonly unconfirmed: boolean;
}

export interface SortedReferrals extends ReferralFilter {
  readonly sort: ReferralSort;
}

/** Referrals that stand alike, counted in the database. */
export interface CountedGroup {
  readonly status: ReferralStatus;
  /** The furthest step: for a rejected one, the step before. */
  readonly reached: ReferralStatus;
  readonly count: number;
  readonly unconfirmed: number;
  readonly overdue: number;
}

export interface EmployerFigures {
  readonly groups: readonly CountedGroup[];
  readonly jobs: number;
  readonly activeJobs: number;
  /** Dollars, as a text. */
  readonly bonusesPaid: string;
  readonly medianResponseHours: number | null;
}

export interface EmployerOverviewQueries {
  /** In the requested order, plus one extra row if more follow. */
  referrals(employer: UserId, asked: SortedReferrals, page: Page): Promise<readonly ReferralRow[]>;
  /** How many there are in all. */
  countReferrals(employer: UserId, filter: ReferralFilter): Promise<number>;
  /** `unansweredSince` is the instant before which a new referral should have been answered. */
  figures(employer: UserId, job: JobId | null, unansweredSince: Date): Promise<EmployerFigures>;
}

const ANSWER_WITHIN_HOURS = 24;

interface EmployerOverviewNeeds {
  readonly queries: EmployerOverviewQueries;
  readonly clock: Clock;
}

/**
 * Figures over all referrals of an employer, and the list behind them (rules.md#employer-dashboard,
 * rules.md#employer-referrals).
 */
export class EmployerOverview {
  private readonly needs: EmployerOverviewNeeds;

  constructor(needs: EmployerOverviewNeeds) {
    this.needs = needs;
  }

  referrals(employer: UserId, asked: SortedReferrals, page: Page): Promise<readonly ReferralRow[]> {
    return this.needs.queries.referrals(employer, asked, page);
  }

  countReferrals(employer: UserId, filter: ReferralFilter): Promise<number> {
    return this.needs.queries.countReferrals(employer, filter);
  }

  async stats(employer: UserId, job: JobId | null): Promise<EmployerStats> {
    const since = addHours(this.needs.clock.now(), -ANSWER_WITHIN_HOURS);
    const { groups, ...figures } = await this.needs.queries.figures(employer, job, since);
    return { ...figures, ...countsOf(groups) };
  }
}

/** The counts of rules.md#pending-counts and rules.md#successful-referral, from groups of referrals that stand alike. */
function countsOf(groups: readonly CountedGroup[]) {
  const sum = (of: (group: CountedGroup) => number, where: (group: CountedGroup) => boolean): number =>
    groups.filter(where).reduce((total, group) => total + of(group), 0);
  const count = (where: (group: CountedGroup) => boolean): number => sum((group) => group.count, where);
  const perStatus = (where: (group: CountedGroup, status: ReferralStatus) => boolean) =>
    recordOf(REFERRAL_STATUSES, (status) => count((group) => where(group, status)));
  return {
    totalReferrals: count(() => true),
    successfulHires: count(({ status }) => isSuccessfulHire(status)),
    pending: count(({ status }) => PENDING_STATUSES.includes(status)),
    unconfirmed: sum(
      (group) => group.unconfirmed,
      ({ status }) => PENDING_STATUSES.includes(status),
    ),
    overdue: sum(
      (group) => group.overdue,
      ({ status }) => isAt(status, 'submitted'),
    ),
    byStatus: perStatus((group, status) => group.status === status),
    reached: perStatus((group, status) =>
      isRejected(status) ? group.status === status : rankOf(group.reached) >= rankOf(status),
    ),
  };
}
