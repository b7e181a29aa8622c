import type { Fields } from '#kernel/aggregate.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { domainEvent } from '#kernel/domain-events.ts';
import { newId, type UserId } from '#kernel/ids.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';
import { ProfiledUser } from './profiled-user.ts';
import type { UserRecord } from './user-record.ts';
import type { UserType } from '../contract/vocabulary/user-type.ts';

export interface NewUser {
  /** Null where a confirmed phone opens the account. */
  readonly email: string | null;
  readonly passwordHash: string | null;
  readonly firstName: string;
  readonly lastName: string;
  /** E.164, or null. */
  readonly phone: string | null;
  readonly userType: Exclude<UserType, 'admin'>;
  readonly referralCode: string;
  readonly referredBy: UserId | null;
  readonly language: Language;
  readonly termsVersion: string;
  readonly now: Date;
}

/** A worker's description of their work when they sign up by phone. */
export interface WorkInBrief {
  readonly location: string;
  readonly skills: readonly string[];
  readonly experience: string;
  readonly payRate: string;
}

/** A person's statistics as a referrer; recomputed from the events, never incremented. */
export interface ReferrerStats {
  readonly totalReferrals: number;
  readonly successfulReferrals: number;
  readonly totalEarningsCents: number;
  readonly currentTier: string;
  readonly tierProgress: number;
  readonly averageTimeToHire: number | null;
}

/** A person's average rating; computed from the visible ratings, never incremented. */
export interface RatingAverage {
  /** 1 to 5, to the hundredth; null without ratings. */
  readonly averageRating: number | null;
  readonly ratingCount: number;
}

/** Everything but advertising is on until it is switched off (rules.md#alert-defaults). */
const EVERY_ALERT = {
  newJobs: true,
  referralUpdates: true,
  offers: true,
  payouts: true,
  community: true,
  marketing: false,
};

/**
 * A person with an account, in three files of one class: `UserRecord` (the stored fields), `ProfiledUser`
 * (the profile), and this.
 */
export class User extends ProfiledUser {
  /**
   * Signs up by a code to a phone while applying or referring. That call determines the role, so there is no
   * role question, and notices go by text (rules.md#accounts-without-email).
   */
  static signUpByPhone(given: Omit<NewUser, 'email' | 'passwordHash'> & { readonly phone: string }): User {
    const user = User.signUp({ ...given, email: null, passwordHash: null });
    user.change({
      roleChosenAt: given.now,
      wantsTextAlerts: true,
      wantsEmailAlerts: false,
      preferredContactMethod: 'sms',
    });
    user.confirmPhone(given.phone, given.now);
    return user;
  }

  /** Signing up as employer or worker is choosing a role; as referrer it is not (rules.md#role-after-sign-up). */
  static signUp(given: NewUser): User {
    return Object.assign(new User(), {
      id: newId<'user'>(),
      email: given.email,
      emailVerifiedAt: null,
      passwordHash: given.passwordHash,
      firstName: given.firstName,
      lastName: given.lastName,
      latinName: null,
      profileImageUrl: null,
      userType: given.userType,
      roleChosenAt: given.userType === 'referrer' ? null : given.now,
      phone: given.phone,
      phoneVerifiedAt: null,
      bio: null,
      skills: [],
      location: null,
      experience: null,
      payRate: null,
      certifications: null,
      availability: null,
      transportation: null,
      desiredPay: null,
      totalEarningsCents: 0,
      totalReferrals: 0,
      successfulReferrals: 0,
      currentTier: 'Bronze',
      tierProgress: 0,
      averageTimeToHire: null,
      averageRating: null,
      ratingCount: 0,
      freeJobPostsRemaining: 999,
      referralCode: given.referralCode,
      referredBy: given.referredBy,
      onboardingCompleted: false,
      wantsTextAlerts: false,
      wantsEmailAlerts: true,
      alertPreferences: { ...EVERY_ALERT },
      preferredContactMethod: 'email',
      marketingConsent: false,
      showOnLeaderboard: false,
      showEarnings: false,
      language: given.language,
      termsVersion: given.termsVersion,
      termsAcceptedAt: given.now,
      suspendedUntil: null,
      deletedAt: null,
      version: 1,
      createdAt: given.now,
      updatedAt: given.now,
    } satisfies Fields<UserRecord>);
  }

  /** Only by the command line, the settings, or another admin (rules.md#admins-by-admins). */
  makeAdmin(passwordHash: string, now: Date): void {
    const emailVerifiedAt = this.emailVerifiedAt ?? now;
    const roleChosenAt = this.roleChosenAt ?? now;
    this.change({ userType: 'admin', passwordHash, emailVerifiedAt, roleChosenAt, updatedAt: now });
  }

  /**
   * An admin's decision about someone: any of the four types (rules.md#admins-by-admins). `otherAdmins` are those who could still act.
   * @throws DomainError `identity.account_deleted` (409), `identity.last_admin` (409), `identity.admin_needs_email` (422)
   */
  assignType(userType: UserType, otherAdmins: number, now: Date): void {
    if (this.deletedAt !== null) {
      throw new DomainError('identity.account_deleted', 'conflict', 'This account was deleted');
    }
    if (userType === this.userType) return;
    if (userType === 'admin' && this.email === null) {
      const message = 'An admin needs an email. This account has only a phone.';
      throw new DomainError('identity.admin_needs_email', 'rule_broken', message);
    }
    if (this.userType === 'admin' && otherAdmins === 0) {
      throw new DomainError('identity.last_admin', 'conflict', 'The last admin cannot be demoted');
    }
    this.change({ userType, roleChosenAt: this.roleChosenAt ?? now, updatedAt: now });
  }

  /** The address is theirs, by a link from a mail or by a provider that has seen it. */
  confirmEmail(now: Date): void {
    if (this.emailVerifiedAt === null) this.tellOfEmail(now);
    this.change({ emailVerifiedAt: this.emailVerifiedAt ?? now, updatedAt: now });
  }

  /** Whether an email or a phone is theirs for sure. */
  get isConfirmed(): boolean {
    return this.emailVerifiedAt !== null || this.phoneVerifiedAt !== null;
  }

  /** The phone is theirs, by a code that went there. Whether that is new. */
  confirmPhone(phone: string, now: Date): boolean {
    if (this.phone === phone && this.phoneVerifiedAt !== null) return false;
    this.change({ phone, phoneVerifiedAt: now, updatedAt: now });
    this.record(domainEvent('identity.phone_confirmed', now, { userId: this.id }));
    return true;
  }

  /** Another account has confirmed the number: it no longer signs this person in. */
  losePhone(now: Date): void {
    this.change({ phoneVerifiedAt: null, updatedAt: now });
  }

  /** Only a provider or a link from a mail opens the account from now on. */
  dropPassword(now: Date): void {
    this.change({ passwordHash: null, updatedAt: now });
  }

  /**
   * Shut out until then (rules.md#suspensions). `otherAdmins` are those who could still act.
   * @throws DomainError `identity.account_deleted` (409), `identity.last_admin` (409)
   */
  suspend(until: Date, otherAdmins: number, now: Date): void {
    if (this.deletedAt !== null) {
      throw new DomainError('identity.account_deleted', 'conflict', 'This account was deleted');
    }
    if (this.userType === 'admin' && otherAdmins === 0) {
      throw new DomainError('identity.last_admin', 'conflict', 'The last admin cannot be suspended');
    }
    this.change({ suspendedUntil: until, updatedAt: now });
  }

  liftSuspension(now: Date): void {
    this.change({ suspendedUntil: null, updatedAt: now });
  }

  isSuspended(now: Date): boolean {
    return this.suspendedUntil !== null && this.suspendedUntil > now;
  }

  /** @throws DomainError `hiring.no_posts_left` (402) */
  useFreeJobPost(now: Date): void {
    if (this.freeJobPostsRemaining <= 0) {
      throw new DomainError('hiring.no_posts_left', 'payment_required', 'You have no free job posts left');
    }
    this.change({ freeJobPostsRemaining: this.freeJobPostsRemaining - 1, updatedAt: now });
  }

  recordStats(stats: ReferrerStats, now: Date): void {
    this.change({ ...stats, updatedAt: now });
  }

  recordRatings(average: RatingAverage, now: Date): void {
    this.change({ ...average, updatedAt: now });
  }

  /** Uses the provider's picture if the person has none. Returns whether it changed. */
  takePicture(pictureUrl: string | null, now: Date): boolean {
    if (pictureUrl === null || this.profileImageUrl !== null) return false;
    this.change({ profileImageUrl: pictureUrl, updatedAt: now });
    return true;
  }

  /** Null takes it off. */
  changePicture(pictureUrl: string | null, now: Date): void {
    this.change({ profileImageUrl: pictureUrl, updatedAt: now });
  }

  /** To an address that was confirmed by the link that went there. */
  changeEmail(email: string, now: Date): void {
    this.change({ email, emailVerifiedAt: now, updatedAt: now });
    this.tellOfEmail(now);
  }

  /** Fills in the empty fields from the sign-up. */
  fillIn({ location, skills, experience, payRate }: WorkInBrief, now: Date): void {
    const known = {
      location: this.location ?? location,
      skills: this.skills.length > 0 ? this.skills : [...skills],
      experience: this.experience ?? experience,
      payRate: this.payRate ?? payRate,
    };
    this.editProfile(known, now);
  }

  private tellOfEmail(now: Date): void {
    this.record(domainEvent('identity.email_confirmed', now, { userId: this.id }));
  }

  setPassword(passwordHash: string, now: Date): void {
    this.change({ passwordHash, updatedAt: now });
  }
}
