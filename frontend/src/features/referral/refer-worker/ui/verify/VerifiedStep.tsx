import { useTranslation } from 'react-i18next';
import { isAt } from '#entities/referral/index.ts';
import { Button, Callout, LinkButton } from '#shared/ui/index.ts';
import type { UnconfirmedReferral } from '../../model/referable-job.ts';
import { StepActions } from '../StepActions.tsx';

interface VerifiedStepProps {
  readonly referral: UnconfirmedReferral;
  readonly onClose: () => void;
}

export function VerifiedStep({ referral, onClose }: VerifiedStepProps) {
  const { t } = useTranslation('refer-worker');
  const { workerName: name, status } = referral;
  return (
    <>
      <Callout tone="success" title={t('verified.lead', { name })}>
        {/* Promises a call only until the employer has been in touch. */}
        {(!status || isAt(status, 'submitted')) && t('submitted.promise', { name })}
      </Callout>
      <StepActions>
        <LinkButton variant="primary" block to="/my-referrals" onClick={onClose}>
          {t('verified.track')}
        </LinkButton>
        <Button block onClick={onClose}>
          {t('verified.done')}
        </Button>
      </StepActions>
    </>
  );
}
