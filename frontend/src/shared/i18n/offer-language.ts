import type { Language } from '#contract/http/vocabulary/language.ts';
import { showLanguage } from './i18n.ts';
import { chosenLanguageOr } from './language.ts';

/**
 * Shows a page in the language of the message that led here, unless the visitor has chosen another language
 * or their browser requests Spanish. Does not store it as a choice.
 */
export async function offerLanguage(language: Language): Promise<void> {
  await showLanguage(chosenLanguageOr(language));
}
