import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { ProfileAuthor } from '../../contract/vocabulary/candidate-profile.ts';
import type { ProfileState } from '../../domain/candidate/profile-access.ts';

/** The words of a candidate profile (rules.md#stored-fields). */
export interface ProfileWords {
  readonly professionalSummary: string | null;
  readonly keySkills: readonly string[];
  readonly workExperience: string | null;
  readonly certifications: readonly string[];
  readonly availability: string | null;
  readonly desiredPayRate: string | null;
  readonly transportation: string | null;
}

export interface WrittenProfile extends ProfileWords {
  readonly referralId: ReferralId;
  readonly status: 'draft' | 'published';
  readonly writtenBy: ProfileAuthor;
  readonly at: Date;
}

/** A referral with the state of its profile. */
export interface LockedProfile extends ProfileState {
  readonly employerId: UserId;
  readonly referrerId: UserId | null;
}

export interface CandidateProfiles {
  /** (tx) The referral is locked until it ends; null for an unknown one. */
  lock(id: ReferralId): Promise<LockedProfile | null>;
  /** (tx) In place of what was written before; what is vouched for stays as far as it is still named. */
  write(profile: WrittenProfile): Promise<void>;
  /** (tx) */
  vouch(id: ReferralId, skills: readonly string[], at: Date): Promise<void>;
  /** (tx) Counts the person once, and as a viewer too. False where they were counted before (rules.md#counted-once). */
  addInterest(id: ReferralId, by: UserId, at: Date): Promise<boolean>;
}
