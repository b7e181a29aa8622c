import type { TaskQueue } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';

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
      this.taskQueue.enqueue({ kind: 'identity.send_reset_link', data: { email } }),
    );
  }
}
