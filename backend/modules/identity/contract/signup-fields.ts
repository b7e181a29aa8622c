import { z } from 'zod';
import {
  email,
  isStorableText,
  mustBeTrue,
  nameText,
  optionalText,
  phone,
  TEXT_NOT_ALLOWED,
} from '#contract/http/primitives.ts';

export const EMAIL_INVALID = 'Please enter a valid email address';
export const PHONE_INVALID = 'Please enter a valid phone number';
const TERMS_NOT_ACCEPTED = 'You must be 18 or older and accept the Terms';

/** rules.md#passwords */
export const PASSWORD_LIMITS = { min: 8, max: 128 } as const;
const PASSWORD_TOO_SHORT = 'Password must be at least 8 characters';
const PASSWORD_TOO_LONG = 'Password must be at most 128 characters';

/** Never trimmed: a space may belong to a password. */
export const newPasswordSchema = z
  .string({ error: PASSWORD_TOO_SHORT })
  .min(PASSWORD_LIMITS.min, PASSWORD_TOO_SHORT)
  .max(PASSWORD_LIMITS.max, PASSWORD_TOO_LONG)
  .refine(isStorableText, TEXT_NOT_ALLOWED);

const PASSWORD_MISSING = 'Password is required';

/** What was chosen once: held to no rule of today but the length. */
export const currentPasswordSchema = z
  .string({ error: PASSWORD_MISSING })
  .min(1, PASSWORD_MISSING)
  .max(PASSWORD_LIMITS.max, PASSWORD_TOO_LONG)
  .refine(isStorableText, TEXT_NOT_ALLOWED);

export const firstNameField = nameText({ min: 1, max: 80, message: 'First name is required' });
export const lastNameField = nameText({ min: 1, max: 80, message: 'Last name is required' });

export const acceptTermsSchema = mustBeTrue(TERMS_NOT_ACCEPTED);

export const accountFields = {
  email: email(EMAIL_INVALID),
  password: newPasswordSchema,
  firstName: firstNameField,
  lastName: lastNameField,
};

export const phoneField = phone(PHONE_INVALID);
export const locationField = nameText({ min: 1, max: 200, message: 'Location is required' });
/** Who invited: the code of `/join?ref=` or a share link; an unknown one never blocks (rules.md#invite-never-blocks). */
export const referralCodeField = optionalText(64);
