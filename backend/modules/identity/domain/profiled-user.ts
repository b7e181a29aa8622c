import type { Fields } from '#kernel/aggregate.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { domainEvent } from '#kernel/domain-events.ts';
import type { UserId } from '#kernel/ids.ts';
import { UserRecord } from './user-record.ts';
import { chosenType } from './user-type.ts';
import type { UserType } from '../contract/vocabulary/user-type.ts';

export interface WorkerDetails {
  readonly location: string;
  readonly experience: string;
  readonly skills: readonly string[];
  readonly certifications: string | null;
  readonly availability: string;
  readonly transportation: string;
  readonly desiredPay: string | null;
}

/** The fields of the three onboarding steps (rules.md#onboarding). */
export interface Onboarding {
  readonly firstName: string;
  readonly lastName: string;
  /** E.164. */
  readonly phone: string;
  readonly userType: UserType;
  readonly location: string;
  readonly skills: readonly string[];
}

/** Changes of a profile: omitted fields stay, null clears. `phone` in E.164. */
export type ProfileChanges = Partial<
  Pick<
    UserRecord,
    | 'firstName'
    | 'lastName'
    | 'latinName'
    | 'phone'
    | 'location'
    | 'bio'
    | 'skills'
    | 'experience'
    | 'payRate'
    | 'certifications'
    | 'availability'
    | 'transportation'
  >
>;

/** Contact preferences (rules.md#contact-preferences) and visible details: omitted fields stay. */
export type Preferences = Partial<
  Pick<
    UserRecord,
    | 'wantsTextAlerts'
    | 'wantsEmailAlerts'
    | 'alertPreferences'
    | 'preferredContactMethod'
    | 'marketingConsent'
    | 'showOnLeaderboard'
    | 'showEarnings'
    | 'language'
  >
>;

/** The profile and the preferences of a person: the part of `User` that lies between its fields (`UserRecord`) and its account. */
export abstract class ProfiledUser extends UserRecord {
  /**
   * The phone is the only way in: only the code of another phone replaces it
   * (rules.md#accounts-without-email).
   */
  private get hasPhoneAlone(): boolean {
    return this.email === null && this.deletedAt === null && this.phoneVerifiedAt !== null;
  }

  /** All five fields: rules.md#complete-profile. */
  get hasCompleteProfile(): boolean {
    const { location, skills, experience, payRate, certifications } = this;
    return (
      skills.length > 0 && [location, experience, payRate, certifications].every((text) => text !== null)
    );
  }

  /** @throws DomainError `identity.admin_fixed` (409): an admin's own type is changed by another admin (rules.md#admin-type-fixed) */
  chooseRole(userType: UserType, now: Date): void {
    const chosen = chosenType(userType);
    if (this.userType === 'admin') {
      throw new DomainError('identity.admin_fixed', 'conflict', 'An admin cannot change their own role');
    }
    this.change({ userType: chosen, roleChosenAt: this.roleChosenAt ?? now, updatedAt: now });
  }

  describeAsWorker(details: WorkerDetails, now: Date): void {
    this.describe({ ...details, skills: [...details.skills], payRate: details.desiredPay }, now);
  }

  /** Skills are a worker's: those of others stay as they were. @throws DomainError as `chooseRole` */
  onboard({ userType, skills, ...person }: Onboarding, now: Date): void {
    this.chooseRole(userType, now);
    const known = userType === 'worker' ? { skills: [...skills] } : {};
    this.describe({ ...person, ...known, onboardingCompleted: true }, now);
  }

  editProfile(changes: ProfileChanges, now: Date): void {
    this.describe(changes, now);
  }

  /** @throws DomainError `identity.phone_missing` (422): texts need somewhere to go */
  updatePreferences(preferences: Preferences, now: Date): void {
    if (preferences.wantsTextAlerts && this.phone === null) {
      throw new DomainError('identity.phone_missing', 'rule_broken', 'Add a phone number to get texts');
    }
    const alertPreferences = { ...this.alertPreferences, ...preferences.alertPreferences };
    this.change({ ...preferences, alertPreferences, updatedAt: now });
  }

  /**
   * Sets the referrer after sign-up: once, and never someone whom this person has referred
   * (rules.md#referrer-once).
   * @param above the chain of referrers above the referrer
   * @throws DomainError `identity.referrer_refused` (400)
   */
  addReferrer(referrer: UserId, above: readonly UserId[], now: Date): void {
    if (this.referredBy !== null || referrer === this.id || above.includes(this.id)) {
      throw new DomainError(
        'identity.referrer_refused',
        'invalid',
        'Invalid referral code or you already have a referrer',
        { path: 'referralCode' },
      );
    }
    this.change({ referredBy: referrer, updatedAt: now });
  }

  /** Erases everything personal; the ID, figures and dates stay for the books. */
  erase(now: Date): void {
    this.change({
      firstName: 'Former',
      lastName: 'member',
      latinName: null,
      email: `deleted-${this.id}@deleted.invalid`,
      emailVerifiedAt: null,
      passwordHash: null,
      userType: this.userType === 'admin' ? 'referrer' : this.userType,
      phone: null,
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
      wantsTextAlerts: false,
      wantsEmailAlerts: false,
      marketingConsent: false,
      showOnLeaderboard: false,
      showEarnings: false,
      alertPreferences: Object.fromEntries(Object.keys(this.alertPreferences).map((name) => [name, false])),
      deletedAt: this.deletedAt ?? now,
      updatedAt: now,
    });
  }

  protected change(fields: Partial<Fields<UserRecord>>): void {
    Object.assign(this, fields);
  }

  private describe(fields: Partial<Fields<UserRecord>>, now: Date): void {
    const wasComplete = this.hasCompleteProfile;
    // Another number is unconfirmed at first (rules.md#confirmed-phone).
    const isAnotherPhone = fields.phone !== undefined && fields.phone !== this.phone;
    if (isAnotherPhone && this.hasPhoneAlone) {
      const message = 'You sign in with this phone. Confirm the new one under Phone first.';
      throw new DomainError('identity.phone_signs_in', 'rule_broken', message, { path: 'phone' });
    }
    this.change({ ...fields, ...(isAnotherPhone ? { phoneVerifiedAt: null } : {}), updatedAt: now });
    if (wasComplete || !this.hasCompleteProfile) return;
    this.record(domainEvent('identity.profile_completed', now, { userId: this.id }));
  }
}
