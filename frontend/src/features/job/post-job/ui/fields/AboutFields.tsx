import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { JOB_CATEGORIES, TRADES, type Trade } from '#contract/jobs/vocabulary/trades.ts';
import { FormikSelectField, FormikTextArea, FormikTextField, useBoundField } from '#shared/form/index.ts';
import { Card, Stack } from '#shared/ui/index.ts';

interface AboutFieldsProps {
  readonly descriptionHelp?: string | undefined;
  /** Rendered below the trade. */
  readonly template?: ReactNode;
}

/** The job's title, company, trade, description, and requirements. */
export function AboutFields({ descriptionHelp, template }: AboutFieldsProps) {
  const { t } = useTranslation(['post-job', 'jobs']);
  const { field, initial } = useBoundField('category');
  // An existing job may have a trade that new ones cannot choose.
  const own = TRADES.filter((trade) => trade === initial || trade === field.value);
  const values = [...new Set<Trade>([...JOB_CATEGORIES, ...own])];
  const options = values.map((value) => ({ value, label: t(`jobs:trade.${value}`) }));
  return (
    <Card aria-labelledby="job-about">
      <Stack $gap={5}>
        <h2 id="job-about">{t('about')}</h2>
        <FormikTextField name="title" label={t('jobTitle')} autoComplete="off" />
        <FormikTextField name="company" label={t('company')} autoComplete="organization" />
        <FormikSelectField name="category" label={t('category')} placeholder={false} options={options} />
        {template}
        <FormikTextArea
          name="description"
          label={t('description')}
          help={descriptionHelp ?? t('descriptionHelp')}
          rows={5}
        />
        <FormikTextArea
          optional
          name="requirements"
          label={t('jobs:detail.requirements')}
          help={t('requirementsHelp')}
          rows={3}
        />
      </Stack>
    </Card>
  );
}
