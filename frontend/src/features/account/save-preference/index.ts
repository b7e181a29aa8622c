export { withPreferences } from './model/preference-call.ts';
export { useSavePreference } from './model/use-save-preference.ts';
export { PreferenceToggle } from './ui/PreferenceToggle.tsx';
