import { describe, expect, it } from 'vitest';
import { accessGateRequestSchema } from '../sign-in/access-gate.ts';
import { changePasswordRequestSchema, resetPasswordRequestSchema } from '../sign-in/credentials.ts';
import { loginRequestSchema } from '../sign-in/login.ts';
import { currentPasswordSchema, newPasswordSchema } from './passwords.ts';
import { deleteAccountRequestSchema } from '../personal-data.ts';
import { stepUpRequestSchema } from '../second-factor.ts';

/** Two characters of two code units together, which are one when they are composed. */
const DECOMPOSED = 'n\u0303';

describe('a new password', () => {
  it.each([
    ['seven composed letters', 'ñ'.repeat(7), 'Password must be at least 8 characters'],
    ['seven decomposed letters', DECOMPOSED.repeat(7), 'Password must be at least 8 characters'],
    ['129 decomposed letters', DECOMPOSED.repeat(129), 'Password must be at most 128 characters'],
    ['nothing', undefined, 'Password must be at least 8 characters'],
    ['a NUL', 'hammer\u0000time', 'This text contains characters that are not allowed'],
  ])('a new password with %s is refused', (_what, typed, message) => {
    expect(newPasswordSchema.safeParse(typed).error?.issues[0]?.message).toBe(message);
  });

  it.each(['ñ', DECOMPOSED])(
    'a new password has 8 to 128 letters, counted in their composed form: %j',
    (letter) => {
      for (const length of [8, 128])
        expect(newPasswordSchema.safeParse(letter.repeat(length)).success).toBe(true);
    },
  );

  it('a new password stays as it was typed, spaces too', () => {
    const typed = ` contrasen\u0303a `;
    expect(newPasswordSchema.parse(typed)).toBe(typed);
  });
});

describe('the longest password, typed decomposed', () => {
  const longest = DECOMPOSED.repeat(128);
  const account = { email: 'ana@example.com' };

  it.each([
    ['sign-in', loginRequestSchema, (password: string) => ({ ...account, password })],
    ['a reset', resetPasswordRequestSchema, (password: string) => ({ token: 't', password })],
    [
      'a change',
      changePasswordRequestSchema,
      (password: string) => ({ currentPassword: password, newPassword: password }),
    ],
    ['a step-up', stepUpRequestSchema, (password: string) => ({ password })],
    ['deleting an account', deleteAccountRequestSchema, (currentPassword: string) => ({ currentPassword })],
  ] as const)(
    'the longest decomposed password is accepted by %s, and one letter more is not',
    (_where, schema, body) => {
      expect(schema.safeParse(body(longest)).success).toBe(true);
      expect(schema.safeParse(body(longest + DECOMPOSED)).success).toBe(false);
    },
  );

  it('the access gate accepts a password of the same length', () => {
    expect(accessGateRequestSchema.safeParse({ password: DECOMPOSED.repeat(200) }).success).toBe(true);
    expect(accessGateRequestSchema.safeParse({ password: DECOMPOSED.repeat(201) }).success).toBe(false);
  });

  it('an empty current password is missing', () => {
    expect(currentPasswordSchema.safeParse('').error?.issues[0]?.message).toBe('Password is required');
  });
});
