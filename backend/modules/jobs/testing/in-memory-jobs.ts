import type { EventPublisher } from '#kernel/domain-events.ts';
import type { JobId } from '#kernel/ids.ts';
import type { JobRepository, JobShare, JobShares } from '../application/ports.ts';
import type { Job } from '../domain/posting/job.ts';

export class InMemoryJobRepository implements JobRepository {
  private readonly jobs = new Map<JobId, Job>();
  private readonly events: EventPublisher;

  constructor(events: EventPublisher) {
    this.events = events;
  }

  async find(id: JobId): Promise<Job | null> {
    return this.jobs.get(id) ?? null;
  }

  async findToRefer(id: JobId): Promise<Job | null> {
    return this.find(id);
  }

  async add(job: Job): Promise<void> {
    await this.save(job);
  }

  async save(job: Job): Promise<void> {
    this.jobs.set(job.id, job);
    await this.events.publish(job.pullEvents());
  }
}

export class InMemoryJobShares implements JobShares {
  private readonly shares = new Set<string>();

  async addFirstOfDay({ jobId, userId, at }: JobShare): Promise<boolean> {
    const key = `${userId} ${jobId} ${at.toISOString().slice(0, 10)}`;
    if (this.shares.has(key)) return false;
    this.shares.add(key);
    return true;
  }
}
