import { useTranslation } from 'react-i18next';
import { showToast } from '#shared/toast/index.ts';

/** Closes the dialog and shows that the verification can be completed later. */
export function useVerifyLater(onClose: () => void): () => void {
  const { t } = useTranslation('refer-worker');
  return () => {
    showToast({ title: t('toast.later'), description: t('toast.laterText'), variant: 'success' });
    onClose();
  };
}
