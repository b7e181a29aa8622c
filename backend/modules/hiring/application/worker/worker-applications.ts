import { applicationStatus } from '../../contract/vocabulary/referral-status.ts';
import type { Page } from '#kernel/page.ts';
import type { Clock } from '#kernel/clock.ts';
import type { JobId, ReferralId, UserId } from '#kernel/ids.ts';
import type { WorkerApplication } from '../../contract/worker/worker-application.ts';
import type { ReferralStatus } from '../../contract/vocabulary/referral-status.ts';
import { isAwaitingAnswer } from '../../domain/referral/awaiting-letter.ts';
import { ReferralStatusMachine } from '../../domain/referral/referral-status-machine.ts';
import { mayRate, sideOf } from '../../domain/rating/rated-side.ts';
import { workerTier } from '../../domain/worker/worker-tier.ts';
import type { Tier } from '../../contract/vocabulary/tiers.ts';
import type { OwnReferrals } from '../referral/own-referrals.ts';
import type { ReferralQueries, ReferralRow, TimelineRow } from '../referral/referral-queries.ts';
import { referralNotFound } from '../errors.ts';

/** A row of the contract's shape but for its status and what follows from it, and its place in the list. */
export interface ApplicationRow extends Readonly<Omit<WorkerApplication, 'status' | 'nextStep' | 'canRate'>> {
  readonly at: string;
  readonly status: ReferralStatus;
  readonly employerId: UserId;
  readonly referrerId: UserId | null;
  readonly hasEmployer: boolean;
}

export interface ApplicationStats {
  readonly applications: number;
  readonly open: number;
  readonly interviews: number;
  readonly offers: number;
  readonly hires: number;
}

export interface ApplicationFilter {
  readonly job: JobId | null;
  /** None is all. */
  readonly statuses: readonly ReferralStatus[];
}

/** Reads a worker's applications: those they made, and the referrals that they have confirmed and that are theirs. */
export interface ApplicationQueries {
  /** Newest first, plus one extra row if more follow. */
  of(worker: UserId, filter: ApplicationFilter, page: Page): Promise<readonly ApplicationRow[]>;
  stats(worker: UserId): Promise<ApplicationStats>;
}

export interface ListedApplication {
  readonly id: string;
  readonly at: string;
  readonly answer: WorkerApplication;
}

export interface WorkerTimeline {
  readonly referral: ReferralRow;
  readonly steps: readonly TimelineRow[];
}

interface WorkerApplicationsNeeds {
  readonly queries: ApplicationQueries;
  readonly referrals: ReferralQueries;
  readonly own: OwnReferrals;
  readonly clock: Clock;
}

/** Applications for the worker's screens, in the worker's words (rules.md#application-words, rules.md#private-notes). */
export class WorkerApplications {
  private readonly needs: WorkerApplicationsNeeds;

  constructor(needs: WorkerApplicationsNeeds) {
    this.needs = needs;
  }

  async list(worker: UserId, filter: ApplicationFilter, page: Page): Promise<readonly ListedApplication[]> {
    const rows = await this.needs.queries.of(worker, filter, page);
    const now = this.needs.clock.now();
    return rows.map((row) => ({ id: row.id, at: row.at, answer: inWorkersWords(row, worker, now) }));
  }

  async stats(worker: UserId): Promise<ApplicationStats & { successRate: number; tier: Tier }> {
    const stats = await this.needs.queries.stats(worker);
    const { applications, interviews } = stats;
    const successRate = applications === 0 ? 0 : interviews / applications;
    return { ...stats, successRate, tier: workerTier(applications) };
  }

  /** @throws DomainError `hiring.referral_not_found` */
  async timeline(worker: UserId, id: ReferralId): Promise<WorkerTimeline> {
    const isOwn = (await this.needs.own.proven(worker)).includes(id);
    const referral = isOwn ? await this.needs.referrals.one(id) : null;
    if (!referral) throw referralNotFound();
    return { referral, steps: await this.needs.referrals.timeline(id) };
  }
}

function inWorkersWords(row: ApplicationRow, workerId: UserId, now: Date): WorkerApplication {
  // A worker who referred themselves rates as the referrer.
  const { side } = sideOf(workerId, { ...row, workerId });
  const digitalOfferAwaiting = isAwaitingAnswer(row.offerLetter, now);
  const next = ReferralStatusMachine.nextStep(row.status, { digitalOfferAwaiting });
  return {
    ...row,
    status: applicationStatus(row.status),
    canRate: side === 'worker' && mayRate(row.status, { myRating: row.myRating, hasRatee: row.hasEmployer }),
    nextStep: next && { ...next, status: applicationStatus(next.status) },
  };
}
