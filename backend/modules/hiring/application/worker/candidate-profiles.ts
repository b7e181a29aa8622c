import type { ReferralId } from '#kernel/ids.ts';

/** What an applicant says of themselves to the employer (rules.md#stored-fields). */
export interface AppliedProfile {
  readonly referralId: ReferralId;
  readonly workerName: string;
  readonly workerPhone: string;
  readonly workerEmail: string | null;
  /** The message. */
  readonly professionalSummary: string | null;
  readonly keySkills: readonly string[];
  readonly workExperience: string | null;
  readonly certifications: readonly string[];
  readonly availability: string | null;
  readonly desiredPayRate: string | null;
  readonly transportation: string | null;
  readonly at: Date;
}

export interface CandidateProfiles {
  /** (tx) Does nothing where the referral has a profile already. */
  add(profile: AppliedProfile): Promise<void>;
}
