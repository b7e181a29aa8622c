import { useTranslation } from 'react-i18next';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { useRatePartyMutation } from '../api/rate-party-api.ts';

interface Said {
  readonly rating: number;
  readonly review?: string | null;
}

/** Sends a rating and shows the result. Resolves to true if saved. */
export function useRateParty(referralId: string, name: string) {
  const { t } = useTranslation('rating');
  const [rateParty, { isLoading }] = useRatePartyMutation();
  const rate = async (said: Said): Promise<boolean> => {
    const { error } = await rateParty({ referralId, ...said });
    if (error) {
      showFailure(error, t('rate.failed'), t('rate.failedText'));
      return false;
    }
    showToast({ title: t('rate.done'), description: t('rate.doneText', { name }), variant: 'success' });
    return true;
  };
  return { rate, isRating: isLoading };
}
