import type { UserId } from './ids.ts';
import type { Money } from './money.ts';

/** What JSON can say. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** What one context holds about a person: the context alone knows what is theirs and what the books still need. */
export interface PersonalData {
  /** The name of this part in the person's copy of their data, such as `referrals`. */
  readonly name: string;
  /** JSON for the person's own copy: everything about them, nothing about others that they may not see. */
  collect(userId: UserId): Promise<Json>;
  /** (tx) What must be settled before the account can go, in words for its owner; none where nothing ever is. */
  hindrances?(userId: UserId): Promise<readonly string[]>;
  /** (tx) What is lost with the account, in words for its owner, who may give it up. */
  forfeits?(userId: UserId): Promise<readonly string[]>;
  /** (tx) What stays theirs although they leave, and is paid to them afterward. */
  owed?(userId: UserId): Promise<Money>;
  /** (tx) Erases or overwrites what says who the person is; amounts, dates and ids stay. Runs twice without harm. */
  erase(userId: UserId): Promise<void>;
}
