import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnauthorized } from '#shared/api/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { useSendVerificationMutation } from '../../api/refer-worker-api.ts';
import { useRefusalMessage } from '../use-refusal-message.ts';

interface SendCodeOptions {
  readonly referralId: string;
  readonly onSent: () => void;
  /** Closes the dialog, because the session has ended (rules.md#refer-dialog). */
  readonly onSignedOut: () => void;
}

/** Sends the code. Refusals by a server rule (three sends an hour, already confirmed) show in place. */
export function useSendCode({ referralId, onSent, onSignedOut }: SendCodeOptions) {
  const { t } = useTranslation('refer-worker');
  const refusalMessage = useRefusalMessage();
  const [sendVerification] = useSendVerificationMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const send = async (): Promise<void> => {
    const { error } = await sendVerification(referralId);
    if (!error) {
      setRefusal(null);
      showToast({ title: t('toast.codeSent'), description: t('toast.codeSentText'), variant: 'success' });
      onSent();
      return;
    }
    const words = refusalMessage(error);
    setRefusal(words);
    if (words === null) showFailure(error, t('toast.error'), t('toast.sendFailed'));
    if (isUnauthorized(error)) onSignedOut();
  };
  return { send, refusal };
}
