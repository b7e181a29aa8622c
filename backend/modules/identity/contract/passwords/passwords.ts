import { z } from 'zod';
import { isStorableText, TEXT_NOT_ALLOWED } from '#contract/http/primitives.ts';
import { normalizedPassword } from './password-forms.ts';

/** rules.md#passwords */
export const PASSWORD_LIMITS = { min: 8, max: 128 } as const;
export const PASSWORD_MISSING = 'Password is required';
const PASSWORD_TOO_SHORT = 'Password must be at least 8 characters';
const PASSWORD_TOO_LONG = 'Password must be at most 128 characters';

interface PasswordRules {
  readonly min: number;
  readonly max: number;
  readonly tooShort: string;
  readonly tooLong: string;
}

/**
 * A password as it was typed, never trimmed: a space may belong to it. Its length is that of its normalized form, and what was typed
 * stays: an old hash may have been made of it (rules.md#password-forms).
 */
export function password({ min, max, tooShort, tooLong }: PasswordRules) {
  return z
    .string({ error: tooShort })
    .refine((typed) => normalizedPassword(typed).length >= min, tooShort)
    .refine((typed) => normalizedPassword(typed).length <= max, tooLong)
    .refine(isStorableText, TEXT_NOT_ALLOWED)
    .meta({ minLength: min, maxLength: max });
}

export const newPasswordSchema = password({
  ...PASSWORD_LIMITS,
  tooShort: PASSWORD_TOO_SHORT,
  tooLong: PASSWORD_TOO_LONG,
});

/** An existing password: today's rules do not apply, except for the length. */
export const currentPasswordSchema = password({
  min: 1,
  max: PASSWORD_LIMITS.max,
  tooShort: PASSWORD_MISSING,
  tooLong: PASSWORD_TOO_LONG,
});
