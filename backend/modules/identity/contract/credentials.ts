import { z } from 'zod';
import { email, text } from '#contract/http/primitives.ts';
import { currentPasswordSchema, EMAIL_INVALID, newPasswordSchema } from './signup-fields.ts';

/** Wherever the current password is asked for again. */
export const CURRENT_PASSWORD_WRONG = 'Your current password is incorrect';

const LINK_INVALID = 'This link is invalid or has expired';
const linkToken = text({ min: 1, max: 200, message: LINK_INVALID, tooLong: LINK_INVALID });

export const forgotPasswordRequestSchema = z.object({ email: email(EMAIL_INVALID) });

export const resetPasswordRequestSchema = z.object({ token: linkToken, password: newPasswordSchema });

export const verifyEmailRequestSchema = z.object({ token: linkToken });

export const changePasswordRequestSchema = z.object({
  currentPassword: currentPasswordSchema,
  newPassword: newPasswordSchema,
});

/** The new address counts once it is confirmed from the mail that goes there. */
export const changeEmailRequestSchema = z.object({
  email: email(EMAIL_INVALID),
  currentPassword: currentPasswordSchema,
});
