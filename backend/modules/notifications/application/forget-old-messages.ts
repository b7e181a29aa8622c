import { addDays, type Clock } from '#kernel/clock.ts';
import type { DueWork } from '#kernel/tasks.ts';

const AT_ONCE = 1_000;
/** A year, and time to compare it with the one before. */
const KEPT_DAYS = 400;

/** Messages sent to people on all channels. */
export interface MessageHistory {
  /**
   * Deletes up to `limit` each of notices, ended texts and day counts from before an instant; returns how
   * many.
   */
  forgetBefore(at: Date, limit: number): Promise<number>;
}

/**
 * Messages to phones without an account also expire: no message is stored permanently
 * (rules.md#message-retention).
 */
export class ForgetOldMessages implements DueWork {
  readonly name = 'notifications.forget_old_messages';
  private readonly history: MessageHistory;
  private readonly clock: Clock;

  constructor(history: MessageHistory, clock: Clock) {
    this.history = history;
    this.clock = clock;
  }

  run(): Promise<number> {
    return this.history.forgetBefore(addDays(this.clock.now(), -KEPT_DAYS), AT_ONCE);
  }
}
