import type { User } from '#entities/session/index.ts';

/**
 * Whether the user is a referrer who has never chosen (rules.md#role-question). The server decides, not this browser
 * (rules.md#role-choice).
 */
export function hasNoRole(user: Pick<User, 'userType' | 'roleChosenAt'>): boolean {
  return user.userType === 'referrer' && user.roleChosenAt === null;
}
