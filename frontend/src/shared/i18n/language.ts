import { LANGUAGES, type Language } from '#contract/identity/vocabulary/language.ts';

const STORAGE_KEY = 'crewvine.language';

/** The stored choice, else the first browser language that is spoken here, else English. */
export function pickLanguage(stored: string | null, preferred: readonly string[]): Language {
  const candidates = [stored ?? '', ...preferred].map((tag) => tag.toLowerCase().split('-')[0]);
  return candidates.flatMap((tag) => LANGUAGES.filter((language) => language === tag))[0] ?? 'en';
}

export function startLanguage(): Language {
  return pickLanguage(readStored(), navigator.languages);
}

/** The stored choice, else the one that is offered. English is offered where nobody knows better: there the browser's. */
export function chosenLanguageOr(offered: Language): Language {
  return pickLanguage(readStored(), offered === 'en' ? navigator.languages : [offered]);
}

export function storeLanguage(language: Language): void {
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
