import type { Role, User } from '#entities/session/index.ts';

const STORAGE_KEY = 'crewvine.role.';

/** A referrer who has never chosen (rules.md#role-question). The server's word decides, not this browser's (rules.md#role-choice). */
export function hasNoRole(user: Pick<User, 'userType' | 'roleChosenAt'>): boolean {
  return user.userType === 'referrer' && user.roleChosenAt === null;
}

/** Remembers the choice of this person in this browser. */
export function rememberRole(userId: string, role: Role): void {
  try {
    localStorage.setItem(STORAGE_KEY + userId, role);
  } catch {
    // Storage is blocked: the server knows the choice.
  }
}

/** Whether this person has chosen in this browser, so that an answer from before the choice makes nothing flash. */
export function hasChosenHere(userId: string): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY + userId) !== null;
  } catch {
    return false;
  }
}
