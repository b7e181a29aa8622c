import type { JobId } from '#kernel/ids.ts';
import type { Jobs } from '#modules/jobs/index.ts';
import type { SharedJobs } from './ports.ts';

/** Asks the jobs context, which locks the job until the post is stored. */
export class JobsToShare implements SharedJobs {
  private readonly jobs: Jobs;

  constructor(jobs: Jobs) {
    this.jobs = jobs;
  }

  async isOpen(id: JobId): Promise<boolean> {
    return (await this.jobs.findToRefer(id))?.isActive ?? false;
  }
}
