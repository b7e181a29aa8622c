export { changeLanguage, loadTexts, startI18n, translateMessage } from './i18n.ts';
export { LANGUAGES, type Language } from './language.ts';
export { useOfferedLanguage } from './use-offered-language.ts';
