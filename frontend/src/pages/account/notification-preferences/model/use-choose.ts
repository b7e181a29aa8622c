import { useTranslation } from 'react-i18next';
import { showFailure } from '#shared/toast/index.ts';
import {
  useSaveNotificationPreferencesMutation,
  type PreferenceChanges,
  type PreferenceChoice,
} from '../api/notification-preferences-api.ts';

export type Choose = (choice: PreferenceChoice) => Promise<void>;
export type SaveChanges = (changes: PreferenceChanges) => Promise<void>;

/** Saves one choice immediately. A failure reverts it and shows a message. */
export function useChoose(): Choose {
  const save = useSaveChanges();
  return (choice) => save({ choices: [choice] });
}

/** Saves every other setting on the screen the same way. */
export function useSaveChanges(): SaveChanges {
  const { t } = useTranslation('notification-preferences');
  const [save] = useSaveNotificationPreferencesMutation();
  return async (changes) => {
    const { error } = await save(changes);
    if (error) showFailure(error, t('failed'), t('failedText'));
  };
}
