import type { TaskQueue } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';

export const SEND_RESET_LINK = 'identity.send_reset_link';

/**
 * Somebody cannot sign in. Nothing is looked up while they wait, so that a known and an unknown address answer the same
 * and take the same time.
 */
export class ForgetPassword {
  private readonly unitOfWork: UnitOfWork;
  private readonly jobs: TaskQueue;

  constructor(unitOfWork: UnitOfWork, jobs: TaskQueue) {
    this.unitOfWork = unitOfWork;
    this.jobs = jobs;
  }

  async run(email: string): Promise<void> {
    await this.unitOfWork.transaction(() => this.jobs.enqueue({ kind: SEND_RESET_LINK, data: { email } }));
  }
}
