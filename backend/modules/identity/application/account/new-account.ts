import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { PhoneNumbers } from '#kernel/phone-numbers.ts';
import { normalizeReferralCode, referralCodeFrom } from '../../domain/referral-code.ts';
import type { UserType } from '../../contract/vocabulary/user-type.ts';
import { User } from '../../domain/user.ts';
import type { AccountLinks } from '../recovery/account-links.ts';
import type { CommonPasswords, PasswordHasher, RandomBytes, UserRepository } from '../ports.ts';

export interface AccountDetails {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
  /** The code of whoever invited this person; an unknown one never blocks (rules.md#invite-never-blocks). */
  readonly referralCode: string | null;
  readonly language: 'en' | 'es';
  readonly termsVersion: string;
}

const REFERRAL_CODE_BYTES = 8;

interface NewAccountNeeds {
  readonly users: UserRepository;
  readonly hasher: PasswordHasher;
  readonly commonPasswords: CommonPasswords;
  readonly phones: PhoneNumbers;
  readonly randomBytes: RandomBytes;
  readonly clock: Clock;
  readonly links: AccountLinks;
}

/** What the three sign-ups share: a checked password and phone, a code of one's own, the inviter. */
export class NewAccount {
  private readonly needs: NewAccountNeeds;

  constructor(needs: NewAccountNeeds) {
    this.needs = needs;
  }

  /**
   * Slow on purpose, so it stands outside the transaction. `path` is the field that it was typed in.
   * @throws DomainError `identity.common_password` (400)
   */
  async hashPassword(password: string, path = 'password'): Promise<string> {
    if (this.needs.commonPasswords.includes(password)) {
      throw new DomainError(
        'identity.common_password',
        'invalid',
        'This password is too common. Please choose another one',
        { path },
      );
    }
    return this.needs.hasher.hash(password);
  }

  /** Without a hash for someone whom a provider signs in. */
  async make(
    details: Omit<AccountDetails, 'password'>,
    userType: Exclude<UserType, 'admin'>,
    passwordHash: string | null,
  ): Promise<User> {
    const inviter = details.referralCode
      ? await this.needs.users.findIdByReferralCode(normalizeReferralCode(details.referralCode))
      : null;
    return User.signUp({
      ...details,
      passwordHash,
      userType,
      phone: this.parsePhone(details.phone),
      referralCode: referralCodeFrom(this.needs.randomBytes(REFERRAL_CODE_BYTES)),
      referredBy: inviter,
      now: this.needs.clock.now(),
    });
  }

  /** (tx) Adds an account that was made, and asks whether its address is theirs. @throws DomainError `identity.email_taken` (409) */
  async open(user: User): Promise<void> {
    await this.needs.users.add(user);
    if (user.emailVerifiedAt === null) await this.needs.links.mailConfirmation(user);
  }

  private parsePhone(typed: string | null): string | null {
    if (typed === null) return null;
    const phone = this.needs.phones.parse(typed);
    if (!phone)
      throw new DomainError('identity.phone_invalid', 'invalid', 'Please enter a valid phone number', {
        path: 'phone',
      });
    return phone;
  }
}
