import type { Clock } from '#kernel/clock.ts';
import type { JobId } from '#kernel/ids.ts';
import { eachAlone, type DueWork } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Notifier } from '#modules/notifications/index.ts';
import type { JobRepository } from '../ports.ts';
import type { PaidPosts } from './post-paid-job.ts';

const AT_ONCE = 50;

export interface ExpirePaidPostsNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly jobs: JobRepository;
  readonly posts: Pick<PaidPosts, 'daysOver'>;
  readonly notifier: Notifier;
  readonly clock: Clock;
}

/** Closes paid posts whose days are over, and notifies the employer how to continue. */
export class ExpirePaidPosts implements DueWork {
  readonly name = 'hiring.end_paid_days';
  private readonly needs: ExpirePaidPostsNeeds;

  constructor(needs: ExpirePaidPostsNeeds) {
    this.needs = needs;
  }

  async run(): Promise<number> {
    const { posts, clock, unitOfWork } = this.needs;
    const over = await posts.daysOver(clock.now(), AT_ONCE);
    return eachAlone(over, (id) => unitOfWork.transaction(() => this.end(id)));
  }

  private async end(id: JobId): Promise<void> {
    const { jobs, notifier, clock } = this.needs;
    const job = await jobs.find(id);
    if (!job) return;
    const wasOpen = job.endDays(clock.now());
    await jobs.save(job);
    // Employers who have closed it themselves need no notice.
    if (!wasOpen) return;
    const data = { jobId: job.id, jobTitle: job.title };
    await notifier.notify({ userId: job.employerId, kind: 'job_days_over', data });
  }
}
