/** The product uses US dollars and dates in both languages. */
export function localeOf(language: string): string {
  return language.startsWith('es') ? 'es-US' : 'en-US';
}
