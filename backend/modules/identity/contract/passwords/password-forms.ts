/**
 * As a password is hashed, compared and measured. Keyboards write ñ and é as one character or as a letter and an accent, and nobody
 * sees which (rules.md#password-forms).
 */
export function normalizedPassword(password: string): string {
  return password.normalize('NFC');
}

/** What a hash may have been made of: today's form first, then what was typed, then each accent by itself. */
export function passwordForms(password: string): readonly string[] {
  return [...new Set([normalizedPassword(password), password, password.normalize('NFD')])];
}
