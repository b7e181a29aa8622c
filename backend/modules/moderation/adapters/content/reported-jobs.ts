import { asId, type UserId } from '#kernel/ids.ts';
import type { JobModeration } from '#modules/jobs/index.ts';
import type {
  ContentDecision,
  FoundContent,
  ReportedContent,
} from '../../application/content/reported-content.ts';

/** Jobs as moderators see them; hiding one takes it off the site. */
export class ReportedJobs implements ReportedContent {
  readonly kind = 'job';
  private readonly jobs: JobModeration;

  constructor(jobs: JobModeration) {
    this.jobs = jobs;
  }

  async find(id: string): Promise<FoundContent | null> {
    const job = await this.jobs.find(asId<'job'>(id));
    if (!job) return null;
    const { employerId: authorId, title, text, isHeld: isHidden, createdAt } = job;
    const shown = { html: null, path: `/job/${id}`, isLocked: false, isDeleted: false };
    return { id, authorId, title, text, isHidden, createdAt, ...shown };
  }

  isReadableBy(id: string, person: UserId): Promise<boolean> {
    return this.jobs.isReadableBy(asId<'job'>(id), person);
  }

  async hide(id: string, { reason }: ContentDecision): Promise<void> {
    await this.jobs.hold(asId<'job'>(id), reason);
  }

  async restore(id: string): Promise<void> {
    await this.jobs.release(asId<'job'>(id));
  }

  async lock(): Promise<void> {
    // A job has no replies.
  }
}
