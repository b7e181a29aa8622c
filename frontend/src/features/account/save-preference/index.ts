export { carryLanguage, withPreferences } from './api/save-preference-api.ts';
export { useSaveLanguage } from './model/use-save-language.ts';
export { useSavePreference } from './model/use-save-preference.ts';
export { PreferenceToggle } from './ui/PreferenceToggle.tsx';
