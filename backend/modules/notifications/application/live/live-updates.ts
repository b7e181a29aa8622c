import type { UserId } from '#kernel/ids.ts';
import type { LiveSubject } from '../../contract/vocabulary/live-updates.ts';

export interface LiveUpdate {
  /** Everyone who may see it. */
  readonly to: readonly UserId[];
  readonly subject: LiveSubject;
  /** Nothing of a thing but its id travels to other processes. */
  readonly id: string;
}

/** Tells open screens that something they may show has changed. A message that is lost is made up for by reading again. */
export interface LiveUpdates {
  /** (tx) Nobody hears of it before the transaction has been committed. */
  tell(update: LiveUpdate): Promise<void>;
}
