import type { Clock } from '#kernel/clock.ts';
import type { JobId } from '#kernel/ids.ts';
import { jobNotFound } from '../errors.ts';
import type { JobRow } from '../posting/job-queries.ts';
import { EVERY_JOB, type JobCriteria, type JobFinder, type SearchPlace } from '../search/job-search.ts';

/** The facts that make jobs similar. */
export interface JobKind {
  readonly category: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

export interface JobKinds {
  /** Also of a closed one; null where it was never open. */
  kindOf(id: JobId): Promise<JobKind | null>;
}

const NEAR_MILES = 60;

/** Open jobs of the same trade: those nearby, or else anywhere (rules.md#closed-jobs). */
export class SimilarJobs {
  private readonly kinds: JobKinds;
  private readonly finder: JobFinder;
  private readonly clock: Clock;

  constructor({ kinds, finder, clock }: { kinds: JobKinds; finder: JobFinder; clock: Clock }) {
    this.kinds = kinds;
    this.finder = finder;
    this.clock = clock;
  }

  /** @throws DomainError `hiring.job_not_found` */
  async of(id: JobId, limit: number, isSignedIn: boolean): Promise<readonly JobRow[]> {
    const kind = await this.kinds.kindOf(id);
    if (!kind) throw jobNotFound();
    const alike: JobCriteria = { ...EVERY_JOB, trades: [kind.category] };
    const place = placeOf(kind);
    const near = place && { ...alike, place, order: 'distance' as const };
    for (const search of near ? [near, alike] : [alike]) {
      const found = await this.finder.find({
        search,
        after: null,
        // One more: it may be open and among them.
        limit: limit + 1,
        asOf: this.clock.now().toISOString(),
        isSignedIn,
      });
      const others = found.rows.filter((row) => row.id !== id).slice(0, limit);
      if (others.length > 0) return others;
    }
    return [];
  }
}

function placeOf({ latitude, longitude }: JobKind): SearchPlace | null {
  if (latitude === null || longitude === null) return null;
  return { latitude, longitude, radius: NEAR_MILES };
}
