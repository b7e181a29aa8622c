import type { Role } from '#entities/session/index.ts';

const STORAGE_KEY = 'crewvine.role.';

/** Remembers in this browser that the person has chosen. */
export function rememberRole(userId: string, role: Role): void {
  try {
    localStorage.setItem(STORAGE_KEY + userId, role);
  } catch {
    // Storage is blocked. The server knows the choice.
  }
}

/** Whether this person has chosen in this browser. Stops stale data from flashing the question. */
export function hasChosenHere(userId: string): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY + userId) !== null;
  } catch {
    return false;
  }
}
