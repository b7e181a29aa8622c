import { useTranslation } from 'react-i18next';
import type { CompletedReferral } from '#entities/reward/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { useTextWorkerAgainMutation } from '../model/claim-calls.ts';

/** Sends the worker the text that asks them to confirm, once more. */
export function useTextWorker({ id, workerName: name }: CompletedReferral): () => Promise<void> {
  const { t } = useTranslation('claim-payout');
  const [send] = useTextWorkerAgainMutation();
  return async () => {
    const { error } = await send(id);
    if (error) showFailure(error, t('toast.notTexted'));
    else
      showToast({
        title: t('toast.texted'),
        description: t('toast.textedText', { name }),
        variant: 'success',
      });
  };
}
