import type { UserId } from '#kernel/ids.ts';
import type { Json } from '#kernel/personal-data.ts';
import type { AccountToken } from '../domain/account-token.ts';
import type { Company } from '../domain/company.ts';
import type { User } from '../domain/user.ts';

/** Storing a user publishes the events that they have collected. */
export interface UserRepository {
  /** Locked until the end of the transaction. */
  findById(id: UserId): Promise<User | null>;
  findByEmail(email: string): Promise<User | null>;
  /** Without a lock: for callers that continue with `findById`. */
  findIdByEmail(email: string): Promise<UserId | null>;
  /** The account that has confirmed this phone (E.164), without a lock. */
  findIdByConfirmedPhone(phone: string): Promise<UserId | null>;
  /** The owner of a referral code, in any case and spelling that `normalizeReferralCode` understands. */
  findIdByReferralCode(code: string): Promise<UserId | null>;
  /** @throws DomainError `identity.email_taken` (409) */
  add(user: User): Promise<void>;
  /** @throws DomainError `identity.email_taken` (409) */
  save(user: User): Promise<void>;
}

/** Tokens of the links in account emails; only hashes are stored. */
export interface AccountTokens {
  /** The owner of the token with this hash, without a lock: lock the account first, then its token. */
  ownerOf(tokenHash: string): Promise<UserId | null>;
  /** Locked until the end of the transaction. */
  findByHash(tokenHash: string): Promise<AccountToken | null>;
  /** The newest of its purpose is the only one: the person's older unused ones are gone. */
  add(token: AccountToken): Promise<void>;
  save(token: AccountToken): Promise<void>;
  /** Takes back a person's unused links, but those that confirm this address. */
  revoke(userId: UserId, exceptFor: string): Promise<void>;
  /** Removes links whose time is over, some at a time; how many. */
  removeExpired(now: Date): Promise<number>;
}

/** (tx) Who brought whom. */
export interface InviterChains {
  /** Serializes new links until the transaction ends: two simultaneous ones cannot form a circle. */
  lock(): Promise<void>;
  /** The chain of referrers above this person. */
  above(id: UserId): Promise<readonly UserId[]>;
}

export interface LinkTokens {
  /** At least 128 random bits that may stand in a link. */
  make(): string;
  hash(token: string): string;
}

export interface CompanyRepository {
  /** The company that someone speaks for, locked until the end of the transaction. */
  findByMember(userId: UserId): Promise<Company | null>;
  add(company: Company, owner: UserId): Promise<void>;
  save(company: Company): Promise<void>;
}

/** Account data outside the entity: ways to sign in, sessions, the company, stored answers. */
export interface PersonalAccountRecords {
  /** The person's data export; null without such an account. */
  copy(userId: UserId): Promise<Json>;
  /**
   * (tx) Whether there is no other admin; the admins stay locked, so that two of them cannot leave at the
   * same time.
   */
  isOnlyAdmin(userId: UserId): Promise<boolean>;
  /** (tx) Repeating it does nothing. */
  erase(userId: UserId, at: Date): Promise<void>;
}

export interface PasswordHasher {
  /** argon2id with its parameters in the text (rules.md#passwords), of the normalized form. */
  hash(password: string): Promise<string>;
  /** In whichever form it was hashed. Takes the same time when there is no hash to compare with. */
  matches(password: string, hash: string | null): Promise<boolean>;
  /** Whether a hash that matches was made of the normalized form (rules.md#password-forms). */
  isNormalized(password: string, hash: string): Promise<boolean>;
}

export interface CommonPasswords {
  includes(password: string): boolean;
}

export interface RandomBytes {
  (count: number): Uint8Array;
}
