/**
 * The form of a password for hashing, comparing and measuring. Keyboards write ñ and é as one character or
 * as a letter and an accent, with no visible difference (rules.md#password-forms).
 */
export function normalizedPassword(password: string): string {
  return password.normalize('NFC');
}

/** The possible forms behind a hash: today's form first, then as typed, then with separate accents. */
export function passwordForms(password: string): readonly string[] {
  return [...new Set([normalizedPassword(password), password, password.normalize('NFD')])];
}
