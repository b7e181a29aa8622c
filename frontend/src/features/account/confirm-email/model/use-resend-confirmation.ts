import { useTranslation } from 'react-i18next';
import { isApiError } from '#shared/api/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { useResendVerificationMutation } from '../api/confirm-email-api.ts';

/** Resends the confirmation email and shows the result. */
export function useResendConfirmation(email: string): () => Promise<void> {
  const { t } = useTranslation('account');
  const [resend] = useResendVerificationMutation();
  return async () => {
    const { error } = await resend(undefined);
    if (!error) {
      showToast({
        title: t('confirmEmail.sent'),
        description: t('confirmEmail.sentTo', { email }),
        variant: 'success',
      });
    } else if (isApiError(error) && error.status === 429) {
      showToast({
        title: t('confirmEmail.wait'),
        description: t('confirmEmail.waitText'),
        variant: 'destructive',
      });
    } else showFailure(error, t('confirmEmail.failed'));
  };
}
