export { changeLanguage, loadTexts, startI18n, translateMessage } from './i18n.ts';
export { LANGUAGES, type Language } from '#contract/identity/vocabulary/language.ts';
export { useLanguage } from './use-language.ts';
export { useOfferedLanguage } from './use-offered-language.ts';
