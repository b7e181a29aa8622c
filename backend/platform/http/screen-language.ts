import type { Language } from '#contract/http/vocabulary/language.ts';
/** The language of the screen that makes the call. Our own pages name exactly one; a browser's list of languages is no choice. */
export function screenLanguage(header: string): Language | null {
  return header === 'en' || header === 'es' ? header : null;
}
