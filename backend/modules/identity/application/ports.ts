import type { UserId } from '../../../kernel/ids.ts';
import type { Company } from '../domain/company.ts';
import type { User } from '../domain/user.ts';

export interface UserRepository {
  /** Locked until the end of the transaction. */
  findById(id: UserId): Promise<User | null>;
  findByEmail(email: string): Promise<User | null>;
  /** The owner of a referral code, in any case and spelling that `normaliseReferralCode` understands. */
  findIdByReferralCode(code: string): Promise<UserId | null>;
  /** @throws DomainError `identity.email_taken` (409) */
  add(user: User): Promise<void>;
  save(user: User): Promise<void>;
}

export interface CompanyRepository {
  add(company: Company, owner: UserId): Promise<void>;
}

export interface PasswordHasher {
  /** argon2id with its parameters in the text (decision 8). */
  hash(password: string): Promise<string>;
  /** Takes the same time when there is no hash to compare with. */
  matches(password: string, hash: string | null): Promise<boolean>;
}

export interface CommonPasswords {
  includes(password: string): boolean;
}

export interface PhoneNumbers {
  /** E.164 with US default, or null for what is no phone number (decision 10). */
  parse(typed: string): string | null;
}

export interface RandomBytes {
  (count: number): Uint8Array;
}
