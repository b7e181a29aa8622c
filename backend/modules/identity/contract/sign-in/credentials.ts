import { z } from 'zod';
import { email, text } from '#contract/http/primitives.ts';
import { currentPasswordSchema, newPasswordSchema } from '../passwords/passwords.ts';
import { EMAIL_INVALID } from '../account/signup-fields.ts';

/** For every field that requires the current password. */
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

/** The first address of an account that a phone opens. */
export const firstEmailFormSchema = z.object({ email: email(EMAIL_INVALID) });

export const changeEmailFormSchema = firstEmailFormSchema.extend({ currentPassword: currentPasswordSchema });

/** The new address counts once it is confirmed from the mail that goes there. Only an account without email sends no password. */
export const changeEmailRequestSchema = changeEmailFormSchema.partial({ currentPassword: true });
