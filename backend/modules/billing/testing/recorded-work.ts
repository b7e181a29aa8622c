import type { TaskHandler, TaskQueue } from '#kernel/tasks.ts';
import { RecordedEvents } from '#testing/fixtures/recorded-events.ts';

interface QueuedJob {
  readonly kind: string;
  readonly data: object;
}

/** Keeps events and jobs; a job that was written in a transaction that failed finds nothing to do, as handlers must bear. */
export class RecordedWork extends RecordedEvents implements TaskQueue {
  private jobs: QueuedJob[] = [];

  async enqueue(job: QueuedJob): Promise<void> {
    this.jobs.push(job);
  }

  /** Does the waiting jobs and those that they cause; one that fails is tried again the next time. */
  async doJobs(handlers: readonly TaskHandler[]): Promise<void> {
    const waiting = this.jobs;
    this.jobs = [];
    for (const job of waiting) {
      const handler = handlers.find(({ kind }) => kind === job.kind);
      if (!handler) throw new Error(`Nobody does ${job.kind}`);
      await handler.handle(job.data as Record<string, unknown>).catch(() => this.jobs.push(job));
    }
    if (this.jobs.some((job) => !waiting.includes(job))) await this.doJobs(handlers);
  }
}
