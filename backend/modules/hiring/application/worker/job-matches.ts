import type { UserId } from '#kernel/ids.ts';
import { hourlyCents, parsePayRate } from '#modules/jobs/index.ts';
import type { JobMatch } from '../../contract/job-match.ts';
import { explainFit, type Asking, type Fit } from '../../domain/worker/job-fit.ts';
import type { WorkerProfiles } from './worker-profiles.ts';

/** rules.md#job-matches */
const MATCHES = 3;

export interface Suiting {
  readonly location: string | null;
  readonly skills: readonly string[];
}

/** Reads open jobs that suit someone: nobody's own, and none that they have applied for. */
export interface MatchingJobs {
  /** Those nearby first, and among them those that name a skill, then the newest; the newest of all where nothing is given. */
  of(worker: UserId, suiting: Suiting, limit: number): Promise<readonly MatchingJob[]>;
}

/** A job as its employer wrote it, with what else the list shows of it. */
export type MatchingJob = Omit<Asking, 'mostHourlyCents'> & JobMatch['job'];

export interface ExplainedMatch extends Fit {
  readonly job: MatchingJob;
}

/** Up to three jobs for a worker, each with what fits and what is missing (rules.md#job-matches, rules.md#no-scores). */
export class JobMatches {
  private readonly workers: WorkerProfiles;
  private readonly jobs: MatchingJobs;

  constructor(workers: WorkerProfiles, jobs: MatchingJobs) {
    this.workers = workers;
    this.jobs = jobs;
  }

  async of(worker: UserId): Promise<readonly ExplainedMatch[]> {
    const profile = await this.workers.of(worker);
    if (!profile) return [];
    const jobs = await this.jobs.of(worker, profile, MATCHES);
    const offering = { ...profile, leastHourlyCents: leastHourly(profile.payRate) };
    return jobs.map((job) => ({
      job,
      ...explainFit(offering, { ...job, mostHourlyCents: mostHourly(job.payRate) }),
    }));
  }
}

function leastHourly(wanted: string | null): number | null {
  const pay = wanted === null ? null : parsePayRate(wanted);
  return pay && hourlyCents(pay);
}

function mostHourly(offered: string): number | null {
  const pay = parsePayRate(offered);
  return pay && hourlyCents({ amountCents: pay.maxCents, period: pay.period });
}
