import type { UserId } from '#kernel/ids.ts';
import type { Weekday } from '../../contract/vocabulary/weekdays.ts';
import type { EverifyCase } from '../../domain/everify/everify-case.ts';
import type { I9FormId } from '../../domain/form/i9-record.ts';

/** An employer's settings for all forms. */
export interface I9Settings {
  readonly usesEverify: boolean;
  readonly companyId: string | null;
  readonly since: string | null;
  readonly copiesDocuments: boolean;
  /** The company's business days (rules.md#i9-dates). */
  readonly workdays: readonly Weekday[];
  readonly closedOnHolidays: boolean;
}

export interface I9SettingsStore {
  /** Returns a new employer's defaults if nothing was set. */
  of(employerId: UserId): Promise<I9Settings>;
  /** (tx) */
  save(employerId: UserId, settings: I9Settings, at: Date): Promise<void>;
}

/** (tx) What is loaded stays locked until the transaction ends. The form is locked before. */
export interface EverifyCaseRepository {
  /** The oldest first. */
  of(formIds: readonly I9FormId[]): Promise<readonly EverifyCase[]>;
  add(one: EverifyCase): Promise<void>;
  save(one: EverifyCase): Promise<void>;
  /** Deletes the cases of a purged form. */
  destroy(formId: I9FormId): Promise<void>;
}
