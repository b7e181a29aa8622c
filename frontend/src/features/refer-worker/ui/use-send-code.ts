import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../shared/api/index.ts';
import { showToast } from '../../../shared/toast/index.ts';
import { useSendVerificationMutation } from '../model/refer-calls.ts';

const RULE_STATUSES: readonly number[] = [409, 422, 429];

/** Sends the code. What the server refuses by a rule (three sends an hour, already confirmed) is said in place. */
export function useSendCode(referralId: string, onSent: () => void) {
  const { t } = useTranslation('refer-worker');
  const [sendVerification] = useSendVerificationMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const send = async (): Promise<void> => {
    const { error } = await sendVerification(referralId);
    setRefusal(null);
    if (!error) {
      showToast({ title: t('toast.codeSent'), description: t('toast.codeSentText'), variant: 'success' });
      onSent();
    } else if (isApiError(error) && RULE_STATUSES.includes(error.status)) {
      setRefusal(t(`refused/${error.code}`, { defaultValue: error.serverMessage, keySeparator: '/' }));
    } else {
      showToast({ title: t('toast.error'), description: t('toast.sendFailed'), variant: 'destructive' });
    }
  };
  return { send, refusal };
}
