import type { Context } from 'koa';

const SPOKEN = ['en', 'es'] as const;
export type Language = (typeof SPOKEN)[number];

/** Written by the client when a person chooses. */
const LANGUAGE_COOKIE = 'crewvine.language';

const spoken = (tag: string | null | undefined): Language | null => {
  const wanted = tag?.trim().toLowerCase().split('-')[0];
  return SPOKEN.find((language) => language === wanted) ?? null;
};

/** `?lang=` of the address, by which search engines tell the two apart; null where it names none (rules.md#page-language). */
function languageOfAddress(query: URLSearchParams): Language | null {
  return spoken(query.get('lang'));
}

/** The address, else what was chosen before, else what the browser prefers, else English (rules.md#page-language). */
export function pageLanguage(ctx: Context, query: URLSearchParams): Language {
  const accepted = ctx.acceptsLanguages([...SPOKEN]);
  return (
    languageOfAddress(query) ?? spoken(ctx.cookies.get(LANGUAGE_COOKIE)) ?? spoken(accepted || null) ?? 'en'
  );
}

/** Whether the person has picked the language for themselves. */
export function hasChosenLanguage(ctx: Context): boolean {
  return spoken(ctx.cookies.get(LANGUAGE_COOKIE)) !== null;
}

/** English stands at the bare address, every other language at `?lang=`. */
export function inLanguage(path: string, language: Language): string {
  if (language === 'en') return path;
  return `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
}
