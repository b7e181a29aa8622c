import type { UserId } from '#kernel/ids.ts';
import type { Choices, Wishes } from '../../domain/choices.ts';

export interface StoredChoices {
  readonly choices: Choices;
  readonly basis: Wishes | null;
}

/** What people have chosen; whoever has chosen nothing has empty choices. */
export interface PreferenceStore {
  find(userId: UserId): Promise<StoredChoices>;
  /** (tx) The same, locked until the transaction ends. */
  lock(userId: UserId, now: Date): Promise<StoredChoices>;
  save(userId: UserId, stored: StoredChoices, now: Date): Promise<void>;
}
