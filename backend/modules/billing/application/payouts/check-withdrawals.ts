import { addDays, addHours, type Clock } from '#kernel/clock.ts';
import { eachAlone, type DueWork, type TaskQueue } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { WithdrawalStore } from './ports.ts';

const BATCH = 50;
const EVERY_HOURS = 1;
/**
 * Completed withdrawals are checked less often: most banks report within a week that they could not take one.
 */
const ARRIVED_EVERY_HOURS = 24;
const ARRIVED_DAYS = 30;

/**
 * Checks pending withdrawals: an event of the provider may be lost, and so may a task after its last try. A
 * completed one may still be returned by its bank (rules.md#late-returns).
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

  async run(): Promise<number> {
    const now = this.clock.now();
    const [openSince, arrivedSince] = [addHours(now, -EVERY_HOURS), addHours(now, -ARRIVED_EVERY_HOURS)];
    const open = await this.withdrawals.unchecked(openSince, BATCH);
    const arrived = await this.withdrawals.arrived(addDays(now, -ARRIVED_DAYS), arrivedSince, BATCH);
    const unchecked = [
      ...open.map((id) => ({ id, since: openSince })),
      ...arrived.map((id) => ({ id, since: arrivedSince })),
    ];
    return eachAlone(unchecked, ({ id, since }) => this.check(id, since, now));
  }

  /** False if another process was faster. */
  private async check(withdrawalId: string, since: Date, at: Date): Promise<boolean> {
    return this.unitOfWork.transaction(async () => {
      if (!(await this.withdrawals.takeUnchecked(withdrawalId, since, at))) return false;
      await this.taskQueue.enqueue({ kind: 'billing.advance_withdrawal', data: { withdrawalId } });
      return true;
    });
  }
}
