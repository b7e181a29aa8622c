import { DomainError } from '#kernel/domain-error.ts';

/** The five fields that count (rules.md#complete-profile). */
export interface CountedProfile {
  readonly location: string | null;
  readonly skills: readonly string[] | string | null;
  readonly experience: string | null;
  readonly payRate: string | null;
  readonly certifications: string | null;
}

const REQUIRED_PERCENT = 80;

/** How much of a worker's profile is filled in, and what that allows (rules.md#profile-threshold). */
export const CompletionOfProfile = {
  requiredPercent: REQUIRED_PERCENT,

  /** Whole percent, 0 to 100. */
  percent(profile: CountedProfile): number {
    const { location, skills, experience, payRate, certifications } = profile;
    const fields = [location, skills, experience, payRate, certifications];
    return Math.round((fields.filter(isFilled).length / fields.length) * 100);
  },

  /** @throws DomainError `hiring.profile_incomplete` (rule_broken) under 80 %. */
  assertMayApply(profile: CountedProfile): void {
    if (this.percent(profile) >= REQUIRED_PERCENT) return;
    throw new DomainError(
      'hiring.profile_incomplete',
      'rule_broken',
      'Please complete at least 80% of your profile before applying to jobs.',
      { completion: this.percent(profile) },
    );
  },
} as const;

function isFilled(value: readonly string[] | string | null): boolean {
  if (value === null) return false;
  if (typeof value === 'string') return value.trim() !== '';
  return value.some((entry) => entry.trim() !== '');
}
