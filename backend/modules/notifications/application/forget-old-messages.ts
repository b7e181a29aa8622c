import { addDays, type Clock } from '#kernel/clock.ts';
import type { DueWork } from '#kernel/tasks.ts';

const AT_ONCE = 1_000;
/** A year, and time to compare it with the one before. */
const KEPT_DAYS = 400;

/** What people were told, on whichever way. */
export interface MessageHistory {
  /** Forgets notices, ended texts and counts of days from before an instant, that many of each at once; returns how many. */
  forgetBefore(at: Date, limit: number): Promise<number>;
}

/** Phones of people who never signed up are among them: nobody's messages are kept for good (rules.md#message-retention). */
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
