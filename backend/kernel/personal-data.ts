import type { UserId } from './ids.ts';
import type { Money } from './money.ts';

/** Any JSON value. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/**
 * One context's data about a person. Only the context knows what belongs to them and what the books still
 * need.
 */
export interface PersonalData {
  /** The name of this part in the person's copy of their data, such as `referrals`. */
  readonly name: string;
  /**
   * JSON for the person's own copy: everything about them, and nothing about others that they may not see.
   */
  collect(userId: UserId): Promise<Json>;
  /**
   * (tx) What must be settled before the account can be deleted, in words for its owner. Omitted if nothing
   * ever can.
   */
  hindrances?(userId: UserId): Promise<readonly string[]>;
  /** (tx) What is lost with the account, in words for its owner, who may give it up. */
  forfeits?(userId: UserId): Promise<readonly string[]>;
  /** (tx) What stays theirs although they leave, and is paid to them afterward. */
  owed?(userId: UserId): Promise<Money>;
  /** (tx) Erases or overwrites what identifies the person; amounts, dates, and IDs remain. Idempotent. */
  erase(userId: UserId): Promise<void>;
}
