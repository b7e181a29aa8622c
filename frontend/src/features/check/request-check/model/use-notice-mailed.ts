import { useTranslation } from 'react-i18next';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { useNoticeMailedMutation } from '../api/request-check-api.ts';

/** Records who mailed an undelivered notice, and the day as `2026-11-20`. */
export function useNoticeMailed(referralId: string): (by: string, on: string) => Promise<void> {
  const { t } = useTranslation('checks');
  const [noticeMailed] = useNoticeMailedMutation();
  return async (by, on) => {
    const { error } = await noticeMailed({ referralId, name: by, on });
    if (error) showFailure(error, t('failed'), t('tryAgain'));
    else
      showToast({
        title: t('decision.mail.doneTitle'),
        description: t('decision.mail.doneText'),
        variant: 'success',
      });
  };
}
