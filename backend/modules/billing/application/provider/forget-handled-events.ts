import { addDays, type Clock } from '#kernel/clock.ts';
import type { DueWork } from '#kernel/tasks.ts';
import type { HandledEvents } from '../ports.ts';

const AT_ONCE = 1_000;
/** The provider lists its events and may resend them for thirty days (rules.md#repeated-webhooks). */
const KEPT_DAYS = 180;

/** Removes old marks of handled events, which detect repetitions. */
export class ForgetHandledEvents implements DueWork {
  readonly name = 'billing.forget_handled_events';
  private readonly handled: Pick<HandledEvents, 'forgetBefore'>;
  private readonly clock: Clock;

  constructor(handled: Pick<HandledEvents, 'forgetBefore'>, clock: Clock) {
    this.handled = handled;
    this.clock = clock;
  }

  run(): Promise<number> {
    return this.handled.forgetBefore(addDays(this.clock.now(), -KEPT_DAYS), AT_ONCE);
  }
}
