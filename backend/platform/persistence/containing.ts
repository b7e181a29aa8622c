/** A pattern that matches anywhere in a text, literally: it escapes the wildcards of `like`. */
export function containing(text: string | null): string | null {
  return text === null ? null : `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/**
 * A condition: `words` contain the result of `containing`, ignoring case, accents, and apostrophes
 * (rules.md#found-names).
 */
export function contains(words: string, value: string): string {
  return `folded_text(${words}) like folded_text(${value})`;
}
