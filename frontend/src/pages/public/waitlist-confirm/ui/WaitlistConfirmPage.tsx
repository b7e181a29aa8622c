import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { isApiError } from '#shared/api/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { Page } from '#shared/ui/index.ts';
import { useConfirmWaitlistMutation } from '../api/waitlist-confirm-api.ts';
import { AllSet } from './AllSet.tsx';
import { AskToConfirm } from './AskToConfirm.tsx';
import { DeadLink } from './DeadLink.tsx';
import { DetailsStep } from './DetailsStep.tsx';

type Step = 'ask' | 'details' | 'done' | 'dead';

/** Opening the page changes nothing, because email programs open links (rules.md#opening-decides-nothing). */
export function WaitlistConfirmPage() {
  const { token = '' } = useParams();
  const { t } = useTranslation('waitlist');
  const [confirm] = useConfirmWaitlistMutation();
  const [step, setStep] = useState<Step>('ask');
  const [mayChange, setMayChange] = useState(true);
  const press = async (): Promise<void> => {
    const { data, error } = await confirm(token);
    if (data) {
      showToast({ title: t('toast.in'), description: t('toast.confirmed'), variant: 'success' });
      setMayChange(data.details !== 'closed');
      setStep(data.details === 'wanted' ? 'details' : 'done');
    } else if (isApiError(error) && [400, 404, 410].includes(error.status)) {
      setStep('dead');
    } else {
      showFailure(error, t('toast.failed'), t('toast.tryAgain'));
    }
  };
  return (
    <Page $width="form">
      {step === 'ask' && <AskToConfirm onConfirm={press} />}
      {step === 'details' && <DetailsStep token={token} onDone={() => setStep('done')} />}
      {step === 'done' && <AllSet onChange={mayChange ? () => setStep('details') : null} />}
      {step === 'dead' && <DeadLink />}
    </Page>
  );
}
