import { useTranslation } from 'react-i18next';
import { Button, Callout, LinkButton } from '#shared/ui/index.ts';
import type { UnconfirmedReferral } from '../../model/referable-job.ts';
import { StepActions } from '../StepActions.tsx';

interface VerifiedStepProps {
  readonly referral: UnconfirmedReferral;
  readonly onClose: () => void;
}

export function VerifiedStep({ referral, onClose }: VerifiedStepProps) {
  const { t } = useTranslation('refer-worker');
  return (
    <>
      <Callout tone="success" title={t('verified.lead', { name: referral.workerName })}>
        {t('submitted.promise', { name: referral.workerName })}
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
