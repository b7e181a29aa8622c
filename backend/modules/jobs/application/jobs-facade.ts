import type { JobId } from '#kernel/ids.ts';
import type { Jobs, ReferredJob } from './jobs.ts';
import type { JobRepository } from './ports.ts';

/** Answers other contexts from the repository of jobs. */
export class JobsFacade implements Jobs {
  private readonly jobs: JobRepository;

  constructor(jobs: JobRepository) {
    this.jobs = jobs;
  }

  async findToRefer(id: JobId): Promise<ReferredJob | null> {
    const job = await this.jobs.findToRefer(id);
    if (!job) return null;
    const { employerId, isActive, referralBonusCents: bonusCents } = job;
    const { title, company, location, payRate, schedule } = job;
    return { id, employerId, isActive, bonusCents, title, company, location, payRate, schedule };
  }
}
