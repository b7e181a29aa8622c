import { LANGUAGES, type Language } from '#contract/identity/vocabulary/language.ts';

const STORAGE_KEY = 'crewvine.language';
const COOKIE_SECONDS = 365 * 86_400;

/** What `?lang=` asks for, by which search engines tell the languages of a page apart; null where it names none. */
export function languageOfAddress(search: string): Language | null {
  const asked = new URLSearchParams(search).get('lang')?.toLowerCase();
  return LANGUAGES.find((language) => language === asked) ?? null;
}

/** The stored choice, else the first browser language that is spoken here, else English. */
export function pickLanguage(stored: string | null, preferred: readonly string[]): Language {
  const candidates = [stored ?? '', ...preferred].map((tag) => tag.toLowerCase().split('-')[0]);
  return candidates.flatMap((tag) => LANGUAGES.filter((language) => language === tag))[0] ?? 'en';
}

/** As the server finds it for the page (rules.md#page-language). */
export function startLanguage(): Language {
  return languageOfAddress(location.search) ?? pickLanguage(readStored(), navigator.languages);
}

/** What was chosen here before, unless the address asks for a language; null where nothing was. */
export function chosenLanguage(search: string): Language | null {
  const stored = readStored();
  return languageOfAddress(search) === null && stored !== null ? pickLanguage(stored, []) : null;
}

/** The stored choice, else the one that is offered. English is offered where nobody knows better: there the browser's. */
export function chosenLanguageOr(offered: Language): Language {
  return pickLanguage(readStored(), offered === 'en' ? navigator.languages : [offered]);
}

export function storeLanguage(language: Language): void {
  // For the server, which writes the head of pages.
  document.cookie = `${STORAGE_KEY}=${language}; path=/; max-age=${COOKIE_SECONDS}; samesite=lax`;
  try {
    localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // Storage is blocked: the choice holds until the page is left.
  }
}

function readStored(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}
