import { useTranslation } from 'react-i18next';
import type { PreferencesRequest } from '#contract/identity/preferences.ts';
import { showFailure } from '#shared/toast/index.ts';
import { useSavePreferencesMutation } from './preference-call.ts';

/** Saves one choice at once; one that fails is taken back, and said. */
export function useSavePreference(): (change: PreferencesRequest) => Promise<void> {
  const { t } = useTranslation('profile');
  const [save] = useSavePreferencesMutation();
  return async (change) => {
    const { error } = await save(change);
    if (error) showFailure(error, t('alerts.failed'), t('alerts.failedText'));
  };
}
