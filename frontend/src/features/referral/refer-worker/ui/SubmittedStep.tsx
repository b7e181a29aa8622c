import { useTranslation } from 'react-i18next';
import { formatPhone } from '#shared/lib/index.ts';
import { Button, Callout } from '#shared/ui/index.ts';
import type { ReferableJob, SentReferral } from '../model/referable-job.ts';
import { StepActions } from './StepActions.tsx';
import { TellWorker } from './TellWorker.tsx';

interface SubmittedStepProps {
  readonly referral: SentReferral;
  readonly job: ReferableJob;
  readonly onVerify: () => void;
  readonly onLater: () => void;
}

export function SubmittedStep({ referral, job, onVerify, onLater }: SubmittedStepProps) {
  const { t } = useTranslation('refer-worker');
  const name = referral.workerName;
  const phone = formatPhone(referral.workerPhone);
  return (
    <>
      <Callout tone="success" title={t('submitted.lead', { name })}>
        {t('submitted.promise', { name })}
      </Callout>
      <p>{t('submitted.next', { name, phone })}</p>
      <StepActions>
        <TellWorker block referral={referral} job={job} language={referral.language} />
        <Button block onClick={onVerify}>
          {t('submitted.verify')}
        </Button>
        <Button block onClick={onLater}>
          {t('submitted.later')}
        </Button>
      </StepActions>
    </>
  );
}
