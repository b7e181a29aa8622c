import { Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPhone } from '#shared/lib/index.ts';
import { Button, Callout } from '#shared/ui/index.ts';
import type { UnconfirmedReferral } from '../../model/referable-job.ts';
import { CodeForm } from './CodeForm.tsx';
import { StepActions } from '../StepActions.tsx';
import { useSendCode } from './use-send-code.ts';

interface VerifyStepProps {
  readonly referral: UnconfirmedReferral;
  readonly onVerified: () => void;
  readonly onLater: () => void;
  /** Closes silently, because the session has ended. */
  readonly onClose: () => void;
}

/** Sends a code to the worker's phone and takes the code that they read out. Can be skipped and completed later. */
export function VerifyStep({ referral, onVerified, onLater, onClose }: VerifyStepProps) {
  const { t } = useTranslation('refer-worker');
  const [isSent, setSent] = useState(false);
  const { send, refusal } = useSendCode({
    referralId: referral.id,
    onSent: () => setSent(true),
    onSignedOut: onClose,
  });
  const name = referral.workerName;
  const phone = formatPhone(referral.workerPhone);
  return (
    <>
      <p>{t(isSent ? 'verify.sent' : 'verify.lead', { name, phone })}</p>
      {refusal && (
        <div role="alert">
          <Callout tone="danger">{refusal}</Callout>
        </div>
      )}
      {isSent && <CodeForm referralId={referral.id} onVerified={onVerified} onSignedOut={onClose} />}
      <StepActions>
        <Button
          variant={isSent ? 'ghost' : 'primary'}
          block
          icon={<Send aria-hidden />}
          loadingText={t('verify.sending')}
          onClick={send}
        >
          {t(isSent ? 'verify.sendAgain' : 'verify.send')}
        </Button>
        <Button block onClick={onLater}>
          {t('verify.skip')}
        </Button>
      </StepActions>
    </>
  );
}
