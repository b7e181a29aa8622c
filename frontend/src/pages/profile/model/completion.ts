/** The five fields that a worker is judged by (document 2 §5, decision 86). */
export const PROFILE_FIELDS = ['location', 'skills', 'experience', 'payRate', 'certifications'] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];

type Fields = Readonly<Record<ProfileField, string | readonly string[]>>;

/** Quick apply needs this share (decision 42). */
export const ENOUGH_PERCENT = 80;

export interface Completion {
  readonly percent: number;
  readonly missing: readonly ProfileField[];
}

export function completionOf(fields: Fields): Completion {
  const missing = PROFILE_FIELDS.filter((field) => isEmpty(fields[field]));
  const filled = PROFILE_FIELDS.length - missing.length;
  return { percent: Math.round((filled / PROFILE_FIELDS.length) * 100), missing };
}

function isEmpty(value: string | readonly string[]): boolean {
  return typeof value === 'string' ? value.trim() === '' : value.length === 0;
}
