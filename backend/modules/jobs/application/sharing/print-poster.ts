import { jobNotFound } from '../errors.ts';
import { shortCode } from '../../contract/sharing/short-link.ts';
import type { JobId, UserId } from '#kernel/ids.ts';
import type { AccountReader } from '#modules/identity/index.ts';

/** The facts about an open job for its poster. */
export interface PosterJob {
  readonly title: string;
  readonly company: string;
  readonly location: string;
  readonly payRate: string;
  readonly schedule: string;
  readonly bonusCents: number;
  readonly createdAt: string;
}

export interface PosterJobs {
  /** Null if no such job is open. */
  open(id: JobId): Promise<PosterJob | null>;
  codeOf(person: UserId): Promise<string | null>;
}

export interface PosterPrinter {
  /** One page, as PDF; `link` stands in its QR codes. */
  print(job: PosterJob, link: string): Promise<Uint8Array>;
}

interface PrintPosterNeeds {
  readonly jobs: PosterJobs;
  readonly accounts: AccountReader;
  readonly printer: PosterPrinter;
  readonly publicUrl: string;
}

/** A bilingual poster of a job, for a wall or a lunch truck; its code attributes everyone who scans it. */
export class PrintPoster {
  private readonly needs: PrintPosterNeeds;

  constructor(needs: PrintPosterNeeds) {
    this.needs = needs;
  }

  /** Uses the requested code, else that of the person. @throws DomainError `hiring.job_not_found` */
  async run(jobId: JobId, by: UserId | null, code: string | null): Promise<Uint8Array> {
    const job = await this.needs.jobs.open(jobId);
    if (!job) throw jobNotFound();
    const isKnown = code !== null && (await this.needs.accounts.idByReferralCode(code)) !== null;
    const own = by === null ? null : await this.needs.jobs.codeOf(by);
    const ref = isKnown ? code.toUpperCase() : own;
    return this.needs.printer.print(job, `${this.needs.publicUrl}/j/${shortCode(jobId, ref)}`);
  }
}
