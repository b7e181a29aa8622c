import type { UserId } from '#kernel/ids.ts';
import type { LiveSubject } from '../../contract/vocabulary/live-updates.ts';

export interface LiveUpdate {
  /** Everyone who may see it. */
  readonly to: readonly UserId[];
  readonly subject: LiveSubject;
  /** Nothing of a thing but its id travels to other processes. */
  readonly id: string;
}

/**
 * Notifies open screens that something they show may have changed. Clients recover from a lost message by
 * reading again.
 */
export interface LiveUpdates {
  /** (tx) Sent when the transaction commits. */
  tell(update: LiveUpdate): Promise<void>;
}
