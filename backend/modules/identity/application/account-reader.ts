import type { UserId } from '#kernel/ids.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';
import type { User } from '../contract/user.ts';

/** A person for other contexts: the facts to show, address or charge them. */
export interface Person {
  readonly id: UserId;
  readonly firstName: string;
  readonly lastName: string;
  /** The whole name as papers print it, where its own letters can't be (rules.md#latin-names). */
  readonly latinName: string | null;
  /** Null for an account that a confirmed phone opens. */
  readonly email: string | null;
  /** E.164, or null. */
  readonly phone: string | null;
  readonly userType: 'referrer' | 'employer' | 'worker' | 'admin';
  readonly language: Language;
  readonly companyName: string | null;
}

/** Read side of accounts. */
export interface AccountReader {
  /** The signed-in person's own account in the shape of the contract's `User`, or null when it is gone. */
  account(id: UserId): Promise<User | null>;
  person(id: UserId): Promise<Person | null>;
  idByReferralCode(code: string): Promise<UserId | null>;
}
