import { useAskCurrentUser } from '#entities/session/index.ts';
import type { Language } from '#shared/i18n/index.ts';
import { useSavePreferencesMutation } from '../api/save-preference-api.ts';

/**
 * Saves the language of the screen to the account of a signed-in person, so that notices, emails, and texts follow it
 * (rules.md#language-and-theme). A visitor's choice stays on the device. If the save fails, the screen's language
 * stays, and the profile offers to align the two.
 */
export function useSaveLanguage(): (language: Language) => Promise<void> {
  const askCurrentUser = useAskCurrentUser();
  const [save] = useSavePreferencesMutation();
  return async (language) => {
    const user = await askCurrentUser();
    if (user && user.language !== language) await save({ language });
  };
}
