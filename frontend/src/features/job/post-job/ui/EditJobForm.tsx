import { Formik, type FormikHelpers } from 'formik';
import { useTranslation } from 'react-i18next';
import { editJobFormSchema } from '#contract/jobs/posting/job-forms.ts';
import type { Job } from '#contract/jobs/posting/job.ts';
import { isApiError } from '#shared/api/index.ts';
import { clearDraft, errorsOf, readDraft, validateWith } from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { changesOf, editDraft, editValues, type EditValues } from '../model/edit-form.ts';
import { useEditJobMutation } from '../api/post-job-api.ts';
import { AboutFields } from './fields/AboutFields.tsx';
import { FormFrame } from './FormFrame.tsx';
import { BonusField, PlaceFields } from './fields/PlaceFields.tsx';

interface EditJobFormProps {
  readonly job: Job;
  readonly onSaved: () => void;
}

/** Sends only the changed fields (rules.md#job-editing). */
export function EditJobForm({ job, onSaved }: EditJobFormProps) {
  const { t } = useTranslation('post-job');
  const [edit] = useEditJobMutation();
  const draft = editDraft(job);
  const save = async (values: EditValues, form: FormikHelpers<EditValues>): Promise<void> => {
    const { error } = await edit({ id: job.id, ...changesOf(job, values) });
    if (error) {
      if (isApiError(error)) form.setErrors(errorsOf(error.issues, translateMessage));
      showFailure(error, t('edit.failed'));
      return;
    }
    clearDraft(draft);
    showToast({ title: t('edit.saved'), variant: 'success' });
    onSaved();
  };
  return (
    <Formik
      initialValues={readDraft(draft, editValues(job))}
      validate={validateWith(editJobFormSchema, translateMessage)}
      onSubmit={save}
    >
      <FormFrame draft={draft} noneLeft={false} submit={t('edit.save')} kept={t('edit.kept')}>
        <AboutFields />
        <PlaceFields />
        <BonusField name="referralBonus" label={t('bonus')} help={t('edit.bonusHelp')} />
      </FormFrame>
    </Formik>
  );
}
