import { addHours, type Clock } from '#kernel/clock.ts';
import type { DueWork, TaskQueue } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { BILLING_TASKS } from '../provider/billing-tasks.ts';
import type { WithdrawalStore } from './ports.ts';

const BATCH = 50;
const EVERY_HOURS = 1;

/** Looks after withdrawals that are on their way: an event of the provider may be lost, and so may be a task after its last try. */
export class CheckWithdrawals implements DueWork {
  readonly name = 'billing.check_withdrawals';
  private readonly unitOfWork: UnitOfWork;
  private readonly withdrawals: WithdrawalStore;
  private readonly taskQueue: TaskQueue;
  private readonly clock: Clock;

  constructor(unitOfWork: UnitOfWork, withdrawals: WithdrawalStore, taskQueue: TaskQueue, clock: Clock) {
    this.unitOfWork = unitOfWork;
    this.withdrawals = withdrawals;
    this.taskQueue = taskQueue;
    this.clock = clock;
  }

  run(): Promise<number> {
    return this.unitOfWork.transaction(async () => {
      const now = this.clock.now();
      const ids = await this.withdrawals.takeUnchecked(addHours(now, -EVERY_HOURS), now, BATCH);
      for (const withdrawalId of ids) {
        await this.taskQueue.enqueue({ kind: BILLING_TASKS.advanceWithdrawal, data: { withdrawalId } });
      }
      return ids.length;
    });
  }
}
