import type { Language } from '#contract/identity/vocabulary/language.ts';
import { showLanguage } from './i18n.ts';
import { chosenLanguageOr } from './language.ts';

/**
 * For a page that knows in which language its visitor was spoken to: it begins in that one, unless they have chosen
 * another here before or their browser asks for Spanish. It is kept nowhere: only a choice of their own is.
 */
export async function offerLanguage(language: Language): Promise<void> {
  await showLanguage(chosenLanguageOr(language));
}
