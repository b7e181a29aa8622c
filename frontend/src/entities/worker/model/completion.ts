/** The five fields that count toward a worker's profile (rules.md#complete-profile). */
const PROFILE_FIELDS = ['location', 'skills', 'experience', 'payRate', 'certifications'] as const;
type ProfileField = (typeof PROFILE_FIELDS)[number];

/** Form values; an account's empty fields may be null. */
export interface CountedFields {
  readonly location: string | null;
  readonly skills: readonly string[];
  readonly experience: string | null;
  readonly payRate: string | null;
  readonly certifications: string | null;
}

/** The share that quick apply requires (rules.md#profile-threshold). */
export const ENOUGH_PERCENT = 80;

interface Completion {
  readonly percent: number;
  readonly missing: readonly ProfileField[];
}

export function completionOf(fields: CountedFields): Completion {
  const missing = PROFILE_FIELDS.filter((field) => isEmpty(fields[field]));
  const filled = PROFILE_FIELDS.length - missing.length;
  return { percent: Math.round((filled / PROFILE_FIELDS.length) * 100), missing };
}

function isEmpty(value: string | readonly string[] | null): boolean {
  return (typeof value === 'string' ? value.trim() : (value ?? '')).length === 0;
}
