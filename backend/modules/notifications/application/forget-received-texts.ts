import type { Clock } from '#kernel/clock.ts';
import type { DueWork } from '#kernel/tasks.ts';
import type { ReceivedTexts } from './ports.ts';

const AT_ONCE = 1000;
/** A provider repeats a delivery for hours, not for weeks. */
const KEEP_MS = 30 * 86_400_000;

/** Removes the marks by which repeated deliveries of a text are known. */
export class ForgetReceivedTexts implements DueWork {
  readonly name = 'notifications.forget_received_texts';
  private readonly received: ReceivedTexts;
  private readonly clock: Clock;

  constructor(received: ReceivedTexts, clock: Clock) {
    this.received = received;
    this.clock = clock;
  }

  run(): Promise<number> {
    return this.received.forgetBefore(new Date(this.clock.now().getTime() - KEEP_MS), AT_ONCE);
  }
}
