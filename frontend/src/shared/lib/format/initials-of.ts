/** The upper-case initials of the first and last name, or "U" without a name (rules.md#navigation-bar). */
export function initialsOf(firstName?: string | null, lastName?: string | null): string {
  const letters = [firstName, lastName].map((name) => [...(name?.trim() ?? '')][0] ?? '').join('');
  return letters.toUpperCase() || 'U';
}
