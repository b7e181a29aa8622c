import type { UserId } from '#kernel/ids.ts';
import type { Choices, AccountPreferences } from '../../domain/choices.ts';
import type { DigestSchedule } from '../../domain/digest-schedule.ts';

export interface StoredPreferences extends DigestSchedule {
  readonly choices: Choices;
  readonly basis: AccountPreferences | null;
  /** Full hours, 0 to 23; both the same is none. */
  readonly quietFrom: number;
  readonly quietUntil: number;
  /** The device's zone or the chosen one; null if there is neither. */
  readonly timeZone: string | null;
  readonly timeZoneChosen: boolean;
  /** Any device is pushed to. */
  readonly hasPush: boolean;
  /** Null if no digest is due. */
  readonly nextDigestAt: Date | null;
}

/** The defaults for someone who has made no choices. */
export const NOTHING_CHOSEN: StoredPreferences = {
  choices: {},
  basis: null,
  digest: 'off',
  digestHour: 8,
  digestWeekday: 1,
  quietFrom: 21,
  quietUntil: 8,
  timeZone: null,
  timeZoneChosen: false,
  hasPush: false,
  nextDigestAt: null,
};

export interface PreferenceStore {
  find(userId: UserId): Promise<StoredPreferences>;
  /** (tx) The same, locked until the transaction ends. */
  lock(userId: UserId, now: Date): Promise<StoredPreferences>;
  /** (tx) */
  save(userId: UserId, stored: StoredPreferences, now: Date): Promise<void>;
}
