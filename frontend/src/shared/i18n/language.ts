import { LANGUAGES, type Language } from '#contract/http/vocabulary/language.ts';

const STORAGE_KEY = 'crewvine.language';
const COOKIE_SECONDS = 365 * 86_400;

/** The language in `?lang=`, which separates a page's languages for search engines; null if missing. */
export function languageOfAddress(search: string): Language | null {
  const asked = new URLSearchParams(search).get('lang')?.toLowerCase();
  return LANGUAGES.find((language) => language === asked) ?? null;
}

/** The stored choice, else the first supported browser language, else English. */
export function pickLanguage(stored: string | null, preferred: readonly string[]): Language {
  const candidates = [stored ?? '', ...preferred].map((tag) => tag.toLowerCase().split('-')[0]);
  return candidates.flatMap((tag) => LANGUAGES.filter((language) => language === tag))[0] ?? 'en';
}

/** Follows the same rules as the server (rules.md#page-language). */
export function startLanguage(): Language {
  return languageOfAddress(location.search) ?? pickLanguage(readStored(), navigator.languages);
}

/** The language chosen earlier on this device; null without a choice or if the address names a language. */
export function chosenLanguage(search: string): Language | null {
  const stored = readStored();
  return languageOfAddress(search) === null && stored !== null ? pickLanguage(stored, []) : null;
}

/** The stored choice, else the offered language. English is only a default, so the browser's languages replace it. */
export function chosenLanguageOr(offered: Language): Language {
  return pickLanguage(readStored(), offered === 'en' ? navigator.languages : [offered]);
}

export function storeLanguage(language: Language): void {
  // For the server, which writes the head of pages.
  document.cookie = `${STORAGE_KEY}=${language}; path=/; max-age=${COOKIE_SECONDS}; samesite=lax`;
  try {
    localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // Storage is blocked: the choice lasts until the user leaves the page.
  }
}

function readStored(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}
