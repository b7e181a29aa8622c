/** The product's dollars and dates are those of the United States in either language. */
export function localeOf(language: string): string {
  return language.startsWith('es') ? 'es-US' : 'en-US';
}
