import type { TaskQueue } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';

export const SEND_RESET_LINK = 'identity.send_reset_link';

/**
 * Someone cannot sign in. Nothing is looked up while they wait, so that a known and an unknown address answer the same
 * and take the same time.
 */
export class RequestPasswordReset {
  private readonly unitOfWork: UnitOfWork;
  private readonly taskQueue: TaskQueue;

  constructor(unitOfWork: UnitOfWork, taskQueue: TaskQueue) {
    this.unitOfWork = unitOfWork;
    this.taskQueue = taskQueue;
  }

  async run(email: string): Promise<void> {
    await this.unitOfWork.transaction(() =>
      this.taskQueue.enqueue({ kind: SEND_RESET_LINK, data: { email } }),
    );
  }
}
