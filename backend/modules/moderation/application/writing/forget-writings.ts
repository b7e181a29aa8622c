import { addDays, type Clock } from '#kernel/clock.ts';
import type { DueWork } from '#kernel/tasks.ts';
import type { WritingLog } from './writing-log.ts';

const KEPT_DAYS = 30;

/** Only a month of what was written is needed to find limits and repetitions. */
export class ForgetWritings implements DueWork {
  readonly name = 'moderation.forget_writings';
  private readonly log: WritingLog;
  private readonly clock: Clock;

  constructor(log: WritingLog, clock: Clock) {
    this.log = log;
    this.clock = clock;
  }

  async run(): Promise<number> {
    return this.log.removeBefore(addDays(this.clock.now(), -KEPT_DAYS));
  }
}
