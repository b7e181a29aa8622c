import { Formik, useFormikContext, type FormikHelpers } from 'formik';
import { useTranslation } from 'react-i18next';
import { postJobEnhancedFormSchema } from '#contract/jobs/posting/job-forms.ts';
import { ChargeNotice, useCardChoice, type CardChoice } from '#entities/payment/index.ts';
import type { Job } from '#entities/job/index.ts';
import { clearDraft, FormikCheckboxField, readDraft, validateWith } from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { Card, Stack } from '#shared/ui/index.ts';
import {
  EMPTY_ENHANCED,
  ENHANCED_DRAFT,
  enhancedLike,
  enhancedPost,
  TICKS,
  type EnhancedValues,
} from '../model/enhanced-form.ts';
import { usePackageCharge } from '../model/use-package-charge.ts';
import { usePayPost, type CollectPost } from '../model/use-pay-post.ts';
import { usePostJob } from '../model/use-post-job.ts';
import { AboutFields } from './fields/AboutFields.tsx';
import { FillFromTemplate } from './FillFromTemplate.tsx';
import { HireCost } from './payment/HireCost.tsx';
import { JobPreview } from './JobPreview.tsx';
import { FormFrame } from './FormFrame.tsx';
import { BonusField, PlaceFields } from './fields/PlaceFields.tsx';
import { PostingChoice } from './payment/PostingChoice.tsx';

interface EnhancedJobFormProps {
  readonly company: string | null;
  readonly collect: CollectPost;
  /** A job to copy. */
  readonly like?: Job | undefined;
  readonly onPosted: (jobId: string) => void;
}

/** The form with five acknowledgements and a choice of a free or paid post (rules.md#enhanced-job-form). */
export function EnhancedJobForm({ company, collect, like, onPosted }: EnhancedJobFormProps) {
  const { t } = useTranslation('post-job');
  const { post, noneLeft } = usePostJob({
    draft: ENHANCED_DRAFT,
    failed: t('enhanced.failed'),
    serverFirst: true,
  });
  const { order } = usePayPost(collect);
  const choice = useCardChoice();
  const submit = async (values: EnhancedValues, form: FormikHelpers<EnhancedValues>): Promise<void> => {
    const { job, packageId } = enhancedPost(values);
    const posted = packageId === null ? await post(job, form) : await order(packageId, job, choice.isOther);
    if (posted === null) return;
    clearDraft(ENHANCED_DRAFT);
    onPosted(posted);
  };
  return (
    <Formik
      initialValues={
        like ? enhancedLike(like) : readDraft(ENHANCED_DRAFT, { ...EMPTY_ENHANCED, company: company ?? '' })
      }
      validate={validateWith(postJobEnhancedFormSchema, translateMessage)}
      onSubmit={submit}
    >
      <Sheet noneLeft={noneLeft} choice={choice} />
    </Formik>
  );
}

function Sheet({ noneLeft, choice }: { readonly noneLeft: boolean; readonly choice: CardChoice }) {
  const { t } = useTranslation('post-job');
  const { values } = useFormikContext<EnhancedValues>();
  const { amount, action } = usePackageCharge(values.packageId, choice);
  const isPaid = values.postingType === 'paid';
  return (
    <FormFrame
      untilValid
      draft={ENHANCED_DRAFT}
      noneLeft={noneLeft && values.postingType === 'free'}
      submit={isPaid ? action : t('submit')}
      notice={isPaid && <ChargeNotice amount={amount} choice={choice} />}
    >
      <AboutFields descriptionHelp={t('enhanced.descriptionHelp')} template={<FillFromTemplate />} />
      <PlaceFields />
      <BonusField name="hiringBonus" label={t('enhanced.bonus')} help={t('bonusHelp')}>
        <HireCost payRate={values.payRate} bonus={values.hiringBonus} />
      </BonusField>
      <Card aria-labelledby="job-compliance">
        <Stack $gap={2}>
          <h2 id="job-compliance">{t('enhanced.compliance')}</h2>
          {TICKS.map((name) => (
            <FormikCheckboxField key={name} name={name} label={t(`tick.${name}`)} />
          ))}
        </Stack>
      </Card>
      <PostingChoice />
      <JobPreview values={values} />
    </FormFrame>
  );
}
