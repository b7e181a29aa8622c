import type { User } from '../../../entities/session/index.ts';

/** The five fields of a complete profile (document 2 §5, decision 86). */
const FIELDS = ['location', 'skills', 'experience', 'payRate', 'certifications'] as const;
type ProfileField = (typeof FIELDS)[number];

interface ProfileProgress {
  readonly percent: number;
  readonly missing: readonly ProfileField[];
}

export function profileProgress(user: Pick<User, ProfileField>): ProfileProgress {
  const missing = FIELDS.filter((field) => !user[field]?.length);
  return { percent: Math.round(((FIELDS.length - missing.length) / FIELDS.length) * 100), missing };
}
