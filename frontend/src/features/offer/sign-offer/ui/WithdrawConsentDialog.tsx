import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#shared/api/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { ConfirmDialog } from '#shared/ui/index.ts';
import { useWithdrawConsentMutation } from '../api/sign-offer-api.ts';
import { OfferCode } from './OfferCode.tsx';

interface WithdrawConsentDialogProps {
  readonly token: string;
  readonly company: string;
  /** The consequences of the withdrawal. */
  readonly text: string;
  /** The masked phone that gets a copied link's code; null for a sent link. */
  readonly codeSentTo: string | null;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

export function WithdrawConsentDialog(props: WithdrawConsentDialogProps) {
  const { token, company, text, codeSentTo, onDone, onClose } = props;
  const { t } = useTranslation('sign-offer');
  const [withdrawConsent] = useWithdrawConsentMutation();
  const [code, setCode] = useState('');
  const [codeError, setCodeError] = useState<string>();
  const withdraw = async (): Promise<void> => {
    setCodeError(undefined);
    const { error } = await withdrawConsent({ token, ...(codeSentTo === null ? {} : { code }) });
    if (error) {
      const wrongCode = isApiError(error) && error.issues.find(({ path }) => path === 'code');
      if (wrongCode) setCodeError(translateMessage(wrongCode.message));
      else showFailure(error, t('rights.failed'), t('toast.tryAgain'));
      throw new Error('It was refused');
    }
    const description = t('rights.told', { company });
    showToast({ title: t('rights.withdrawn'), description, variant: 'success' });
    onDone();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('rights.withdrawTitle')}
      description={text}
      confirmLabel={t('rights.withdraw')}
      danger
      onConfirm={withdraw}
    >
      <OfferCode token={token} sentTo={codeSentTo} value={code} onChange={setCode} error={codeError} />
    </ConfirmDialog>
  );
}
