export { changeLanguage, loadTexts, startI18n, translateMessage } from './i18n.ts';
export { offerLanguage } from './offer-language.ts';
export { LANGUAGES, type Language } from './language.ts';
export type { Namespace } from './catalogue.ts';
