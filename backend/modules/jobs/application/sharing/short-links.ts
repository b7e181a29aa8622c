import type { JobId, UserId, VisitId } from '#kernel/ids.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { readShortCode } from '../../contract/sharing/short-link.ts';
import type { RecordVisit } from './record-visit.ts';

export interface ShortLinkJobs {
  /** The job whose id ends this way, preferring an open one. Null if none was ever open. */
  byIdEnd(idEnd: string): Promise<{ readonly id: JobId; readonly isActive: boolean } | null>;
}

/** The person who follows a short link. */
export interface Follower {
  readonly visitorId: UserId | null;
  readonly visitId: VisitId | null;
  readonly isLook: boolean;
}

export interface FollowedShortLink {
  /** Where it leads. */
  readonly path: string;
  /** The visit for the browser to remember; null if nothing was recorded. */
  readonly visitId: VisitId | null;
}

/** Leads from a short link to its job, with the code of who shared it: a visit, once (rules.md#short-links). */
export class FollowShortLink {
  private readonly jobs: ShortLinkJobs;
  private readonly recordVisit: Pick<RecordVisit, 'run'>;

  constructor(jobs: ShortLinkJobs, recordVisit: Pick<RecordVisit, 'run'>) {
    this.jobs = jobs;
    this.recordVisit = recordVisit;
  }

  /** A broken link leads to the start page, so it blocks no one (rules.md#invite-never-blocks). */
  async run(code: string, follower: Follower): Promise<FollowedShortLink> {
    const short = readShortCode(code);
    const job = short && (await this.jobs.byIdEnd(short.idEnd));
    if (!job) return { path: '/', visitId: null };
    if (!job.isActive) return { path: `/job/${job.id}`, visitId: null };
    const visitId = await this.visit(short.referralCode, job.id, follower);
    const ref = short.referralCode === null ? '' : `&ref=${short.referralCode}`;
    return { path: `/?job=${job.id}${ref}`, visitId };
  }

  private async visit(code: string | null, jobId: JobId, follower: Follower): Promise<VisitId | null> {
    if (code === null) return null;
    try {
      return (await this.recordVisit.run({ code, jobId, ...follower })).visitId;
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'not_found') return null;
      throw error;
    }
  }
}
