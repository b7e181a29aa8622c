import type { UserId } from '#kernel/ids.ts';
import {
  tradesOfSkills,
  type SkillTrades,
  type Surroundings,
  type SurroundingsOf,
} from '#modules/jobs/index.ts';
import type { JobMatch } from '../../contract/employer/job-match.ts';
import {
  explainFit,
  REACH_MILES,
  type Asking,
  type Fit,
  type Offering,
} from '../../domain/worker/job-fit.ts';
import { byFit } from '../../domain/worker/match-order.ts';
import { leastHourly, mostHourly } from './hourly-pay.ts';
import type { WorkerProfiles } from './worker-profiles.ts';

/** So many of the likeliest are held against the profile. */
const JUDGED = 60;

export interface Suiting {
  readonly location: string | null;
  readonly skills: readonly string[];
  readonly trades: SkillTrades;
  /** Null where the place is not known. */
  readonly around: Surroundings | null;
  /** Miles that count as near. */
  readonly reach: number;
}

/** Reads open jobs that suit a worker: no own jobs, and none that they have applied for. */
export interface MatchingJobs {
  /** Jobs of the trade first, among them those in reach, then the newest; only by age if nothing is given. */
  of(worker: UserId, suiting: Suiting, limit: number): Promise<readonly MatchingJob[]>;
}

/** A job as its employer wrote it, with what else the list shows of it. */
export type MatchingJob = Omit<Asking, 'mostHourlyCents'> &
  JobMatch['job'] & { readonly isOwnTrade: boolean };

export interface ExplainedMatch extends Fit {
  readonly job: MatchingJob;
}

/** Up to three jobs for a worker, each with what fits and what is missing (rules.md#job-matches, rules.md#no-scores). */
export class JobMatches {
  private readonly workers: WorkerProfiles;
  private readonly jobs: MatchingJobs;
  private readonly places: SurroundingsOf;

  constructor(workers: WorkerProfiles, jobs: MatchingJobs, places: SurroundingsOf) {
    this.workers = workers;
    this.jobs = jobs;
    this.places = places;
  }

  async of(worker: UserId, limit: number): Promise<readonly ExplainedMatch[]> {
    const profile = await this.workers.of(worker);
    if (!profile) return [];
    const { location, skills, payRate } = profile;
    const trades = tradesOfSkills(skills);
    const around = location?.trim() ? await this.places.around(location, REACH_MILES) : null;
    const suiting = { location, skills, trades, around, reach: REACH_MILES };
    const jobs = await this.jobs.of(worker, suiting, JUDGED);
    const offering: Offering = {
      location,
      skills,
      hasTrade: trades.titled !== null,
      leastHourlyCents: leastHourly(payRate),
    };
    return jobs
      .map((job) => explained(offering, job))
      .toSorted((one, other) => byFit({ ...one.job, ...one }, { ...other.job, ...other }))
      .slice(0, limit);
  }
}

function explained(offering: Offering, job: MatchingJob): ExplainedMatch {
  return { job, ...explainFit(offering, { ...job, mostHourlyCents: mostHourly(job.payRate) }) };
}
