import { addHours, type Clock } from '#kernel/clock.ts';
import type { PaymentId } from '#kernel/ids.ts';
import { eachAlone, type DueWork, type TaskQueue } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';

const AT_ONCE = 50;
const EVERY_HOURS = 1;

/** Open payments that are not yet registered with the provider. */
export interface UnpreparedPayments {
  /** Payments without an attempt since then, oldest attempt first; none is locked. */
  waiting(since: Date, limit: number): Promise<readonly PaymentId[]>;
  /**
   * (tx) Records an attempt; false if another attempt was made since then, or the provider knows it by now.
   */
  take(id: PaymentId, since: Date, at: Date): Promise<boolean>;
}

interface PrepareWaitingNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly unprepared: UnpreparedPayments;
  readonly taskQueue: TaskQueue;
  readonly clock: Clock;
}

/** Retries a charge whose task has given up, until the provider knows it (rules.md#unprepared-payments). */
export class PrepareWaiting implements DueWork {
  readonly name = 'billing.prepare_payments';
  private readonly needs: PrepareWaitingNeeds;

  constructor(needs: PrepareWaitingNeeds) {
    this.needs = needs;
  }

  async run(): Promise<number> {
    const { unprepared, clock } = this.needs;
    const at = clock.now();
    const since = addHours(at, -EVERY_HOURS);
    return eachAlone(await unprepared.waiting(since, AT_ONCE), (id) => this.ask(id, since, at));
  }

  private ask(paymentId: PaymentId, since: Date, at: Date): Promise<boolean> {
    const { unitOfWork, unprepared, taskQueue } = this.needs;
    return unitOfWork.transaction(async () => {
      if (!(await unprepared.take(paymentId, since, at))) return false;
      await taskQueue.enqueue({ kind: 'billing.prepare_payment', data: { paymentId } });
      return true;
    });
  }
}
