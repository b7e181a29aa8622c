import { useTranslation } from 'react-i18next';
import { useFormikContext } from 'formik';
import { styled } from 'styled-components';
import { useBonusTiming } from '../../../entities/reward/index.ts';
import { FormikSelectField } from '../../../shared/form/index.ts';
import { formatAmount } from '../../../shared/lib/index.ts';
import { BonusBadge } from '../../../shared/ui/index.ts';
import type { ReferDraft } from '../model/refer-draft.ts';
import type { ReferableJob } from '../model/referable-job.ts';

interface JobInFormProps {
  readonly job: ReferableJob | undefined;
  readonly jobs: readonly ReferableJob[];
}

/** The job that somebody is referred for, or the choice of one, with the bonus and when it comes. */
export function JobInForm({ job, jobs }: JobInFormProps) {
  const { t, i18n } = useTranslation('refer-worker');
  const timing = useBonusTiming();
  const { values } = useFormikContext<ReferDraft>();
  const chosen = job ?? jobs.find(({ id }) => id === values.jobId);
  const options = jobs.map(({ id, title, company, referralBonus }) => ({
    value: id,
    label: [title, company, Number(referralBonus) > 0 && formatAmount(referralBonus, i18n.language)]
      .filter(Boolean)
      .join(' · '),
  }));
  return (
    <>
      {!job && <FormikSelectField name="jobId" label={t('form.job')} options={options} />}
      {chosen && (
        <Subject>
          {job && (
            <Title>
              <strong>{chosen.title}</strong>
              <span>{chosen.company}</span>
            </Title>
          )}
          {Number(chosen.referralBonus) > 0 && (
            <BonusBadge amount={chosen.referralBonus} schedule={timing(chosen.referralBonus)} />
          )}
        </Subject>
      )}
    </>
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
