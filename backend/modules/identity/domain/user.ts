import { DomainError } from '../../../kernel/domain-error.ts';
import { newId, type UserId } from '../../../kernel/ids.ts';
import { UserRecord } from './user-record.ts';
import { chosenType, type UserType } from './user-type.ts';

export interface NewUser {
  readonly email: string;
  readonly passwordHash: string | null;
  readonly firstName: string;
  readonly lastName: string;
  /** E.164, or null. */
  readonly phone: string | null;
  readonly userType: Exclude<UserType, 'admin'>;
  readonly referralCode: string;
  readonly referredBy: UserId | null;
  readonly language: 'en' | 'es';
  readonly termsVersion: string;
  readonly now: Date;
}

export interface WorkerDetails {
  readonly location: string;
  readonly experience: string;
  readonly skills: readonly string[];
  readonly certifications: string | null;
  readonly availability: string;
  readonly transportation: string;
  readonly desiredPay: string | null;
}

/** What is known of a person's work as a referrer; recomputed from what happened, never counted up. */
export interface Standing {
  readonly totalReferrals: number;
  readonly successfulReferrals: number;
  readonly totalEarningsCents: number;
  readonly currentTier: string;
  readonly tierProgress: number;
}

/** Everything but advertising is on until it is switched off (document 3 §3). */
const EVERY_ALERT = {
  newJobs: true,
  referralUpdates: true,
  offers: true,
  payouts: true,
  community: true,
  marketing: false,
};

/** A person with an account. */
export class User extends UserRecord {
  /** Signing up as employer or worker is choosing a role; as referrer it is not (decision 7). */
  static signUp(given: NewUser): User {
    return Object.assign(new User(), {
      id: newId<'user'>(),
      email: given.email,
      emailVerifiedAt: null,
      passwordHash: given.passwordHash,
      firstName: given.firstName,
      lastName: given.lastName,
      userType: given.userType,
      roleChosenAt: given.userType === 'referrer' ? null : given.now,
      phone: given.phone,
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
      freeJobPostsRemaining: 999,
      referralCode: given.referralCode,
      referredBy: given.referredBy,
      onboardingCompleted: false,
      wantsTextAlerts: false,
      wantsEmailAlerts: true,
      alertPreferences: { ...EVERY_ALERT },
      preferredContactMethod: 'email',
      marketingConsent: false,
      language: given.language,
      termsVersion: given.termsVersion,
      termsAcceptedAt: given.now,
      suspendedUntil: null,
      deletedAt: null,
      version: 1,
      createdAt: given.now,
      updatedAt: given.now,
    } satisfies UserRecord);
  }

  /** @throws DomainError `identity.admin_fixed` (409): an admin's own type is changed by another admin (decision 4) */
  chooseRole(userType: UserType, now: Date): void {
    const chosen = chosenType(userType);
    if (this.userType === 'admin') {
      throw new DomainError('identity.admin_fixed', 'conflict', 'An admin cannot change their own role');
    }
    this.change({ userType: chosen, roleChosenAt: this.roleChosenAt ?? now, updatedAt: now });
  }

  /** Only by the command line, the settings, or another admin (decision 2). */
  makeAdmin(passwordHash: string, now: Date): void {
    this.change({ userType: 'admin', passwordHash, roleChosenAt: this.roleChosenAt ?? now, updatedAt: now });
  }

  describeAsWorker(details: WorkerDetails): void {
    this.change({ ...details, skills: [...details.skills], payRate: details.desiredPay });
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

  recordStanding(standing: Standing, now: Date): void {
    this.change({ ...standing, updatedAt: now });
  }

  private change(fields: Partial<UserRecord>): void {
    Object.assign(this, fields);
  }
}
