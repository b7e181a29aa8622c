import { newId } from '#kernel/ids.ts';
import { User, type NewUser } from '../domain/user.ts';

/** Most users have an email address; the type of `User` cannot say so. */
export type UserWithEmail = User & { readonly email: string };

/** Someone with an email and a code of their own. */
export function testUser(change: Partial<NewUser> & { readonly email?: string } = {}): UserWithEmail {
  const unique = newId().slice(-12);
  const user = User.signUp({
    email: `${unique}@example.com`,
    passwordHash: 'a hash',
    firstName: 'Ana',
    lastName: 'Núñez',
    phone: '+15125550100',
    userType: 'worker',
    referralCode: unique
      .slice(-8)
      .toUpperCase()
      .replaceAll(/[ILOU]/g, '0'),
    referredBy: null,
    language: 'es',
    termsVersion: '2026-11-01',
    now: new Date('2026-03-01T12:00:00.000Z'),
    ...change,
  });
  return user as UserWithEmail;
}
