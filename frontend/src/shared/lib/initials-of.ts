/** The upper-cased initials of first and last name, "U" where there are none (rules.md#navigation-bar). */
export function initialsOf(firstName?: string | null, lastName?: string | null): string {
  const letters = [firstName, lastName].map((name) => [...(name?.trim() ?? '')][0] ?? '').join('');
  return letters.toUpperCase() || 'U';
}
