import type { Clock } from '#kernel/clock.ts';
import type { DueWork } from '#kernel/tasks.ts';
import type { ReceivedTexts } from '../ports.ts';

const AT_ONCE = 1000;
/** The same period as for the texts that we sent (rules.md#message-retention). */
const RETENTION_MS = 400 * 86_400_000;

/** Removes old texts from phones (rules.md#inbound-texts). */
export class ForgetReceivedTexts implements DueWork {
  readonly name = 'notifications.forget_received_texts';
  private readonly received: ReceivedTexts;
  private readonly clock: Clock;

  constructor(received: ReceivedTexts, clock: Clock) {
    this.received = received;
    this.clock = clock;
  }

  run(): Promise<number> {
    return this.received.forgetBefore(new Date(this.clock.now().getTime() - RETENTION_MS), AT_ONCE);
  }
}
