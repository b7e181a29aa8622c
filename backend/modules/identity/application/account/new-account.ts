import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { requireTextedPhone, type PhoneNumbers } from '#kernel/phone-numbers.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';
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
  /** The inviter's code; an unknown one never blocks (rules.md#invite-never-blocks). */
  readonly referralCode: string | null;
  readonly language: Language;
  readonly termsVersion: string;
}

interface PhoneDetails {
  readonly phone: string;
  readonly userType: 'worker' | 'referrer';
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

/** The shared parts of the three sign-ups: a checked password and phone, a new code, the inviter. */
export class NewAccount {
  private readonly needs: NewAccountNeeds;

  constructor(needs: NewAccountNeeds) {
    this.needs = needs;
  }

  /**
   * Slow on purpose, so call it outside the transaction. `path` is the field with the password.
   * @throws DomainError `identity.common_password` (400)
   */
  async hashPassword(password: string, path = 'password'): Promise<string> {
    if (this.needs.commonPasswords.includes(password)) {
      throw new DomainError(
        'identity.common_password',
        'invalid',
        'This password is too common. Please choose another one.',
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
    const phone = this.parsePhone(details.phone);
    const beginning = await this.beginning(details.referralCode);
    return User.signUp({ ...details, ...beginning, passwordHash, userType, phone });
  }

  /** For someone with a confirmed phone. `phone` in E.164. */
  async makeByPhone(
    details: Omit<AccountDetails, 'email' | 'password' | 'phone'> & PhoneDetails,
  ): Promise<User> {
    return User.signUpByPhone({ ...details, ...(await this.beginning(details.referralCode)) });
  }

  /** (tx) Adds an account that was made, and asks whether its address is theirs. @throws DomainError `identity.email_taken` (409) */
  async open(user: User): Promise<void> {
    await this.needs.users.add(user);
    if (user.emailVerifiedAt === null) await this.needs.links.mailConfirmation(user);
  }

  /** The common fields of a new account: its own code, the inviter, the time. */
  private async beginning(inviterCode: string | null) {
    const { users, randomBytes, clock } = this.needs;
    return {
      referralCode: referralCodeFrom(randomBytes(REFERRAL_CODE_BYTES)),
      referredBy: inviterCode ? await users.findIdByReferralCode(normalizeReferralCode(inviterCode)) : null,
      now: clock.now(),
    };
  }

  private parsePhone(typed: string | null): string | null {
    if (typed === null) return null;
    return requireTextedPhone(this.needs.phones, typed, {
      code: 'identity.phone_invalid',
      message: 'Please enter a valid phone number',
      path: 'phone',
    });
  }
}
