import { useTranslation } from 'react-i18next';
import { showFailure } from '#shared/toast/index.ts';
import { useSaveNotificationPreferencesMutation, type PreferenceChoice } from './preference-calls.ts';

export type Choose = (choice: PreferenceChoice) => Promise<void>;

/** Saves one choice at once; one that fails is taken back, and said. */
export function useChoose(): Choose {
  const { t } = useTranslation('notification-preferences');
  const [save] = useSaveNotificationPreferencesMutation();
  return async (choice) => {
    const { error } = await save({ choices: [choice] });
    if (error) showFailure(error, t('failed'), t('failedText'));
  };
}
