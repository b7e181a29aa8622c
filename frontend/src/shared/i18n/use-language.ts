import { useTranslation } from 'react-i18next';
import { LANGUAGES, type Language } from '#contract/http/vocabulary/language.ts';

/** The language of the screen. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return LANGUAGES.find((language) => language === i18n.resolvedLanguage) ?? 'en';
}
