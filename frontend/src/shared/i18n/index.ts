export {
  changeLanguage,
  loadTexts,
  returnToChoice,
  startI18n,
  translateMessage,
  translateMessageIn,
} from './i18n.ts';
export { LANGUAGES, type Language } from '#contract/http/vocabulary/language.ts';
export { chosenLanguage } from './language.ts';
export { useLanguage } from './use-language.ts';
export { useOfferedLanguage } from './use-offered-language.ts';
