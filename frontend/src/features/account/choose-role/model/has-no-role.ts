import type { User } from '#entities/session/index.ts';

/** A referrer who has never chosen (rules.md#role-question). The server's word decides, not this browser's (rules.md#role-choice). */
export function hasNoRole(user: Pick<User, 'userType' | 'roleChosenAt'>): boolean {
  return user.userType === 'referrer' && user.roleChosenAt === null;
}
