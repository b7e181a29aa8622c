import type { User } from '#entities/session/index.ts';

/** The full name, or the email of a user without a name. */
export function fullNameOf(user: Pick<User, 'firstName' | 'lastName' | 'email'>): string {
  return [user.firstName, user.lastName].filter(Boolean).join(' ') || (user.email ?? '');
}
