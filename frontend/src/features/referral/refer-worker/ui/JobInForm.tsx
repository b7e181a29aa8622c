import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useBonusTiming } from '#entities/reward/index.ts';
import { BonusBadge, Button } from '#shared/ui/index.ts';
import type { ReferableJob } from '../model/referable-job.ts';

interface JobInFormProps {
  readonly job: ReferableJob;
  readonly onOtherJob: (() => void) | undefined;
}

/** The job of the referral, with its bonus and payment time. */
export function JobInForm({ job, onOtherJob }: JobInFormProps) {
  const { t } = useTranslation('crew');
  const timing = useBonusTiming();
  return (
    <Subject>
      <Title>
        <strong>{job.title}</strong>
        <span>{job.company}</span>
      </Title>
      {Number(job.referralBonus) > 0 && (
        <BonusBadge amount={job.referralBonus} schedule={timing(job.referralBonus)} />
      )}
      {onOtherJob && <Button onClick={onOtherJob}>{t('job.other')}</Button>}
    </Subject>
  );
}

const Subject = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-3);
`;

const Title = styled.p`
  strong {
    display: block;
    font: 700 var(--size-20) / 1.2 var(--font-display);
  }
  span {
    color: var(--text-muted);
  }
`;
