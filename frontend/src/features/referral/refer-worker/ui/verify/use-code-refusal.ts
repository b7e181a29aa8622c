import { useTranslation } from 'react-i18next';
import { isApiError, isUnauthorized } from '#shared/api/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { useRefusalMessage } from '../use-refusal-message.ts';

/** Shows why a code was refused. Returns the message for the field, if any. */
export function useCodeRefusal(onSignedOut: () => void): (error: unknown) => string | undefined {
  const { t } = useTranslation(['refer-worker', 'common']);
  const refusalMessage = useRefusalMessage();
  return (error) => {
    const isWrong = isApiError(error) && error.status === 400;
    const words = isWrong ? t('verify.invalidText') : refusalMessage(error);
    if (words === null) {
      showFailure(error, t('toast.error'), t('common:error.tryAgain'));
      if (isUnauthorized(error)) onSignedOut();
      return undefined;
    }
    const title = t(isWrong ? 'verify.invalid' : 'toast.error');
    showToast({ title, description: words, variant: 'destructive' });
    return words;
  };
}
