import type { Role } from '#entities/session/index.ts';

const STORAGE_KEY = 'crewvine.role.';

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
