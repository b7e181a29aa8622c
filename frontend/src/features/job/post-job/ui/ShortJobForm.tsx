import { Formik } from 'formik';
import { useTranslation } from 'react-i18next';
import { JOB_PAY_TYPES, JOB_SCHEDULES } from '#contract/jobs/vocabulary/posting.ts';
import { enhancedJobPostingFormSchema } from '#contract/jobs/posting/job-forms.ts';
import {
  FormikMoneyField,
  FormikSelectField,
  FormikTextArea,
  FormikTextField,
  readDraft,
  useBoundField,
  validateWith,
} from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { Card, RadioGroup, Stack } from '#shared/ui/index.ts';
import { EMPTY_SHORT, SHORT_DRAFT, shortJobCall, shortPayRate } from '../model/short-form.ts';
import { usePostJob } from '../model/use-post-job.ts';
import { PayReading } from './fields/PayReading.tsx';
import { TownInput } from './fields/TownInput.tsx';
import { FormFrame } from './FormFrame.tsx';

interface ShortJobFormProps {
  readonly company: string | null;
  readonly onPosted: () => void;
}

/** The "job posting page variant" (rules.md#page-job-form) with few fields and hourly pay or a salary. */
export function ShortJobForm({ company, onPosted }: ShortJobFormProps) {
  const { t } = useTranslation('post-job');
  const { post, noneLeft } = usePostJob({
    draft: SHORT_DRAFT,
    failed: t('short.failed'),
    otherwise: t('short.failedText'),
  });
  return (
    <Formik
      initialValues={readDraft(SHORT_DRAFT, { ...EMPTY_SHORT, company: company ?? '' })}
      validate={validateWith(enhancedJobPostingFormSchema, translateMessage)}
      onSubmit={async (values, form) => {
        const isPosted = await post(shortJobCall(values), {
          // The server has a single pay field.
          setErrors: ({ payRate, ...errors }) =>
            form.setErrors({ ...errors, ...(typeof payRate === 'string' && { payAmount: payRate }) }),
        });
        if (isPosted !== null) onPosted();
      }}
    >
      <FormFrame draft={SHORT_DRAFT} noneLeft={noneLeft} submit={t('submit')}>
        <Card>
          <Stack $gap={5}>
            <FormikTextField name="title" label={t('jobTitle')} autoComplete="off" />
            <FormikTextField name="company" label={t('company')} autoComplete="organization" />
            <TownInput />
            <FormikSelectField
              name="schedule"
              label={t('schedule')}
              options={JOB_SCHEDULES.map((value) => ({ value, label: t(`short.schedules.${value}`) }))}
            />
            <PayFields />
            <FormikTextArea
              name="description"
              label={t('description')}
              help={t('descriptionHelp')}
              rows={5}
            />
          </Stack>
        </Card>
      </FormFrame>
    </Formik>
  );
}

function PayFields() {
  const { t } = useTranslation('post-job');
  const { field, helpers } = useBoundField('payType');
  const { field: amount } = useBoundField('payAmount');
  const isSalary = field.value === 'salary';
  return (
    <>
      <RadioGroup
        name={field.name}
        label={t('short.payType')}
        value={field.value}
        onChange={(value) => void helpers.setValue(value)}
        options={JOB_PAY_TYPES.map((value) => ({ value, label: t(`short.payTypes.${value}`) }))}
      />
      <FormikMoneyField
        name="payAmount"
        label={t('short.payAmount')}
        help={isSalary ? t('short.salaryHelp') : t('short.hourlyHelp')}
      />
      <PayReading payRate={amount.value && shortPayRate(amount.value, isSalary ? 'salary' : 'hourly')} />
    </>
  );
}
