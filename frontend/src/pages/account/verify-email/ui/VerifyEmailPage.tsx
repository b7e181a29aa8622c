import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#shared/api/index.ts';
import { useLinkToken } from '#shared/lib/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { Button, Page, PageHeader } from '#shared/ui/index.ts';
import { useVerifyEmailMutation } from '../api/verify-email-api.ts';
import { Confirmed } from './Confirmed.tsx';
import { DeadVerifyLink } from './DeadVerifyLink.tsx';

/**
 * Opening the link changes nothing, because email programs open links automatically
 * (rules.md#opening-decides-nothing).
 */
export function VerifyEmailPage() {
  const token = useLinkToken();
  const [step, setStep] = useState<'ask' | 'done' | 'dead'>(token === null ? 'dead' : 'ask');
  return (
    <Page $width="form">
      {step === 'ask' && token !== null && (
        <AskToConfirm token={token} onDone={() => setStep('done')} onDead={() => setStep('dead')} />
      )}
      {step === 'done' && <Confirmed />}
      {step === 'dead' && <DeadVerifyLink />}
    </Page>
  );
}

interface AskToConfirmProps {
  readonly token: string;
  readonly onDone: () => void;
  readonly onDead: () => void;
}

function AskToConfirm({ token, onDone, onDead }: AskToConfirmProps) {
  const { t } = useTranslation('account');
  const [verify] = useVerifyEmailMutation();
  const confirm = async (): Promise<void> => {
    const { error } = await verify({ token });
    if (!error) onDone();
    else if (isApiError(error) && error.status === 410) onDead();
    else if (isApiError(error) && error.status === 429) {
      showToast({ title: t('verify.failed'), description: t('login.tooMany'), variant: 'destructive' });
    } else showFailure(error, t('verify.failed'));
  };
  return (
    <>
      <PageHeader title={t('verify.title')} lead={t('verify.lead')} />
      <Button variant="primary" block loadingText={t('verify.working')} onClick={confirm}>
        {t('verify.submit')}
      </Button>
    </>
  );
}
