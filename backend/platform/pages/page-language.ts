import type { Context } from 'koa';
import { LANGUAGES, type Language } from '#contract/http/vocabulary/language.ts';

/** The client sets it when a person chooses a language. */
const LANGUAGE_COOKIE = 'crewvine.language';

const spoken = (tag: string | null | undefined): Language | null => {
  const wanted = tag?.trim().toLowerCase().split('-')[0];
  return LANGUAGES.find((language) => language === wanted) ?? null;
};

/**
 * `?lang=` of the address, which distinguishes the languages for search engines; null if it has none
 * (rules.md#page-language).
 */
function languageOfAddress(query: URLSearchParams): Language | null {
  return spoken(query.get('lang'));
}

/**
 * The language of the address, else an earlier choice, else the browser's preference, else English
 * (rules.md#page-language).
 */
export function pageLanguage(ctx: Context, query: URLSearchParams): Language {
  const accepted = ctx.acceptsLanguages([...LANGUAGES]);
  return (
    languageOfAddress(query) ?? spoken(ctx.cookies.get(LANGUAGE_COOKIE)) ?? spoken(accepted || null) ?? 'en'
  );
}

/** The language that the person has picked on this device; null if they have picked none. */
export function chosenLanguage(ctx: Context): Language | null {
  return spoken(ctx.cookies.get(LANGUAGE_COOKIE));
}

/** Whether the person has picked the language for themselves. */
export function hasChosenLanguage(ctx: Context): boolean {
  return chosenLanguage(ctx) !== null;
}

/** English is at the address without `?lang=`, every other language at `?lang=`. */
export function inLanguage(path: string, language: Language): string {
  if (language === 'en') return path;
  return `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
}
