export { carryLanguage, withPreferences } from './model/preference-call.ts';
export { useSaveLanguage } from './model/use-save-language.ts';
export { useSavePreference } from './model/use-save-preference.ts';
export { PreferenceToggle } from './ui/PreferenceToggle.tsx';
