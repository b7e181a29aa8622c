import { addDays, addHours, type Clock } from '#kernel/clock.ts';
import type { DueWork, TaskQueue } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { BILLING_TASKS } from '../provider/billing-tasks.ts';
import type { WithdrawalStore } from './ports.ts';

const BATCH = 50;
const EVERY_HOURS = 1;
/** What has arrived, less often: most banks say within a week that they could not take it. */
const ARRIVED_EVERY_HOURS = 24;
const ARRIVED_DAYS = 30;

/**
 * Looks after withdrawals that are on their way: an event of the provider may be lost, and so may be a task after its last try.
 * One that has arrived may still be sent back by its bank (rules.md#late-returns).
 */
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
      const open = await this.withdrawals.takeUnchecked(addHours(now, -EVERY_HOURS), now, BATCH);
      const since = addHours(now, -ARRIVED_EVERY_HOURS);
      const arrived = { arrivedAfter: addDays(now, -ARRIVED_DAYS), since, at: now };
      const ids = [...open, ...(await this.withdrawals.takeArrived(arrived, BATCH))];
      for (const withdrawalId of ids) {
        await this.taskQueue.enqueue({ kind: BILLING_TASKS.advanceWithdrawal, data: { withdrawalId } });
      }
      return ids.length;
    });
  }
}
