import { useTranslation } from 'react-i18next';
import { JOB_CATEGORIES } from '#contract/jobs/vocabulary/trades.ts';
import { FormikSelectField, FormikTextArea, FormikTextField } from '#shared/form/index.ts';
import { Card, Stack } from '#shared/ui/index.ts';

interface AboutFieldsProps {
  /** A category that the forms do not offer, of a job that has it. */
  readonly category?: string | undefined;
  readonly descriptionHelp?: string | undefined;
}

/** What the work is and for whom. */
export function AboutFields({ category, descriptionHelp }: AboutFieldsProps) {
  const { t } = useTranslation(['post-job', 'jobs']);
  const offered: readonly string[] = JOB_CATEGORIES;
  const values = category && !offered.includes(category) ? [...offered, category] : offered;
  const options = values.map((value) => ({ value, label: t(`jobs:trade.${value as 'other'}`) }));
  return (
    <Card aria-labelledby="job-about">
      <Stack $gap={5}>
        <h2 id="job-about">{t('about')}</h2>
        <FormikTextField name="title" label={t('jobTitle')} autoComplete="off" />
        <FormikTextField name="company" label={t('company')} autoComplete="organization" />
        <FormikSelectField name="category" label={t('category')} placeholder={false} options={options} />
        <FormikTextArea
          name="description"
          label={t('description')}
          help={descriptionHelp ?? t('descriptionHelp')}
          rows={5}
        />
        <FormikTextArea
          optional
          name="requirements"
          label={t('requirements')}
          help={t('requirementsHelp')}
          rows={3}
        />
      </Stack>
    </Card>
  );
}
