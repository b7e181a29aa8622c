import { useTranslation } from 'react-i18next';
import type { PreferencesRequest } from '#contract/identity/account/preferences.ts';
import { showFailure } from '#shared/toast/index.ts';
import { useSavePreferencesMutation } from '../api/save-preference-api.ts';

/** Saves one choice immediately. Undoes a failed one and shows a toast. */
export function useSavePreference(): (change: PreferencesRequest) => Promise<void> {
  const { t } = useTranslation('profile');
  const [save] = useSavePreferencesMutation();
  return async (change) => {
    const { error } = await save(change);
    if (error) showFailure(error, t('alerts.failed'), t('alerts.failedText'));
  };
}
