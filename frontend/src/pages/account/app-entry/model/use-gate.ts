import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#shared/api/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { useOpenGateMutation } from '../api/app-entry-api.ts';
import { storeGatePass } from './gate-pass.ts';

/** "Verifying" is visible for a second, even if the server is faster (rules.md#gate-delay). */
const VERIFYING_FOR_MS = 1000;

interface Gate {
  readonly isVerifying: boolean;
  /** Resolves to true if the password was right. */
  readonly enter: (password: string) => Promise<boolean>;
}

export function useGate(): Gate {
  const { t } = useTranslation('gate');
  const [openGate] = useOpenGateMutation();
  const [isVerifying, setVerifying] = useState(false);
  const enter = async (password: string): Promise<boolean> => {
    setVerifying(true);
    const [{ data, error }] = await Promise.all([openGate({ password }), aWhile()]);
    setVerifying(false);
    if (data?.granted) {
      storeGatePass();
      showToast({ title: t('granted'), description: t('welcome'), variant: 'success' });
      return true;
    }
    const status = isApiError(error) ? error.status : null;
    if (status === 429) showToast({ title: t('tooMany'), description: t('wait'), variant: 'destructive' });
    else if (status === 403 || status === 400 || !error)
      showToast({ title: t('denied'), description: t('incorrect'), variant: 'destructive' });
    else showFailure(error, t('failed'));
    return false;
  };
  return { isVerifying, enter };
}

function aWhile(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, VERIFYING_FOR_MS));
}
