import { z } from 'zod';
import { email } from '#contract/http/primitives.ts';
import { password, PASSWORD_LIMITS, PASSWORD_MISSING } from '../passwords/passwords.ts';
import { EMAIL_INVALID } from '../account/signup-fields.ts';

export const LOGIN_REFUSED = 'Unauthorized: invalid email or password';

export const loginRequestSchema = z.object({
  email: email(EMAIL_INVALID),
  password: password({
    min: 1,
    max: PASSWORD_LIMITS.max,
    tooShort: PASSWORD_MISSING,
    tooLong: LOGIN_REFUSED,
  }),
});
export type LoginRequest = z.infer<typeof loginRequestSchema>;

/** One slash, no backslash, no control character: browsers read `//host`, `/\host` and `/<tab>/host` as another host. */
const OWN_PATH = /^\/(?![/\\])[^\\\p{Cc}]*$/u;

/** Where to go after sign-in; anything but a path of this site is read as `/` (rules.md#return-path). */
export const returnToSchema = z.string().max(2000).regex(OWN_PATH).catch('/');

/** The start page means the dashboard, which is where signed-in people work. */
export function pathAfterLogin(returnTo: unknown): string {
  const path = returnToSchema.parse(returnTo);
  return path === '/' || path.startsWith('/api/') || path.startsWith('/login') ? '/dashboard' : path;
}

/** The answer to the right password of a suspended person (rules.md#suspensions). */
export const suspendedSchema = z.object({
  suspension: z
    .object({ reason: z.string(), endsAt: z.string().nullable(), appealPath: z.string().nullable() })
    .nullable(),
});
export type Suspended = z.infer<typeof suspendedSchema>;

/** Why a sign-in through a provider returned to `/login`. */
export const loginProblemSchema = z.enum(['provider', 'suspended', 'email-unverified']);
export type LoginProblem = z.infer<typeof loginProblemSchema>;

export const loginQuerySchema = z.object({
  returnTo: returnToSchema,
  /** Requires signing in at the provider once more, as a proof (rules.md#step-up). */
  again: z.literal('yes').optional(),
});
