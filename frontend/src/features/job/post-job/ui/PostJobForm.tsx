import { Formik } from 'formik';
import { useTranslation } from 'react-i18next';
import { simpleJobFormSchema } from '#contract/jobs/posting/job-forms.ts';
import { FormikCheckboxField, readDraft, validateWith } from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { EMPTY_SIMPLE, SIMPLE_DRAFT, simpleJobCall } from '../model/simple-form.ts';
import { usePostJob } from '../model/use-post-job.ts';
import { AboutFields } from './fields/AboutFields.tsx';
import { HireCost } from './payment/HireCost.tsx';
import { FormFrame } from './FormFrame.tsx';
import { BonusField, PlaceFields } from './fields/PlaceFields.tsx';

interface PostJobFormProps {
  /** The company of the employer's account, if any. */
  readonly company: string | null;
  readonly onPosted: () => void;
}

/** The simple form (rules.md#simple-job-form). The draft remains until the job is posted. */
export function PostJobForm({ company, onPosted }: PostJobFormProps) {
  const { t } = useTranslation('post-job');
  const { post, noneLeft } = usePostJob({ draft: SIMPLE_DRAFT, failed: t('failed') });
  return (
    <Formik
      initialValues={readDraft(SIMPLE_DRAFT, { ...EMPTY_SIMPLE, company: company ?? '' })}
      validate={validateWith(simpleJobFormSchema, translateMessage)}
      onSubmit={async (values, form) => {
        if ((await post(simpleJobCall(values), form)) !== null) onPosted();
      }}
    >
      {({ values }) => (
        <FormFrame draft={SIMPLE_DRAFT} noneLeft={noneLeft} submit={t('submit')}>
          <AboutFields />
          <PlaceFields />
          <BonusField name="referralBonus" label={t('bonus')} help={t('bonusHelp')}>
            <HireCost payRate={values.payRate} bonus={values.referralBonus} />
          </BonusField>
          <FormikCheckboxField name="eeoAcknowledged" label={t('tick.eeoAcknowledged')} />
        </FormFrame>
      )}
    </Formik>
  );
}
