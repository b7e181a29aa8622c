import type { User } from '#entities/session/index.ts';

/** The name, or the email of someone who has not said their name yet. */
export function fullNameOf(user: Pick<User, 'firstName' | 'lastName' | 'email'>): string {
  return [user.firstName, user.lastName].filter(Boolean).join(' ') || (user.email ?? '');
}
