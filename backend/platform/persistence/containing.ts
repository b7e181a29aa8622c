/** Anywhere in the text, letter by letter: the wildcards of `like` are letters, too. */
export function containing(text: string | null): string | null {
  return text === null ? null : `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** A condition: `words` have what `containing` gave, without regard to case, accents and apostrophes (rules.md#found-names). */
export function contains(words: string, value: string): string {
  return `folded_text(${words}) like folded_text(${value})`;
}
