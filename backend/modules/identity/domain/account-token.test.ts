import { describe, expect, it } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { AccountToken, type AccountTokenPurpose } from './account-token.ts';

const NOON = new Date('2026-03-01T12:00:00.000Z');
const HOUR_MS = 3_600_000;
const after = (hours: number): Date => new Date(NOON.getTime() + hours * HOUR_MS);

function issue(purpose: AccountTokenPurpose): AccountToken {
  const given = { userId: newId<'user'>(), tokenHash: 'a hash', email: 'pat@example.com' };
  return AccountToken.issue({ ...given, purpose, now: NOON });
}

describe('a link in a mail about an account', () => {
  it.each([
    ['reset_password', 1],
    ['verify_email', 72],
  ] as const)('the link to %s works for less than %i hours', (purpose, hours) => {
    const link = issue(purpose);
    expect(link.isUsable(new Date(after(hours).getTime() - 1))).toBe(true);
    expect(link.isUsable(after(hours))).toBe(false);
    expect(() => link.use(after(hours))).toThrow('This link is invalid or has expired');
  });

  it('a link works once', () => {
    const link = issue('reset_password');
    link.use(NOON);
    expect(link.usedAt).toEqual(NOON);
    expect(() => link.use(NOON)).toThrow('This link is invalid or has expired');
  });
});
