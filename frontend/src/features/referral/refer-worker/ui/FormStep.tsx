import { Form, Formik, type FormikHelpers } from 'formik';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#entities/session/index.ts';
import { FormikSummary, SubmitButton, validateWith } from '#shared/form/index.ts';
import { translateMessage, useLanguage } from '#shared/i18n/index.ts';
import { Button, Callout, Dialog, Stack } from '#shared/ui/index.ts';
import { formSchemaOf } from '../model/form-schema.ts';
import { startingDraft, type ReferDraft } from '../model/refer-draft.ts';
import type { ReferableJob, SentReferral } from '../model/referable-job.ts';
import { JobInForm } from './JobInForm.tsx';
import { ReferFields } from './ReferFields.tsx';
import { SaveDraft } from './SaveDraft.tsx';
import { useSubmitReferral } from './use-submit-referral.ts';

interface FormStepProps {
  readonly user: User;
  readonly job: ReferableJob;
  /** Undefined where the dialog was opened for this job. */
  readonly onOtherJob: (() => void) | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onSubmitted: (referral: SentReferral) => void;
}

const validate = (draft: ReferDraft) => validateWith(formSchemaOf(draft), translateMessage)(draft);

export function FormStep({ user, job, onOtherJob, open, onClose, onSubmitted }: FormStepProps) {
  const { t } = useTranslation(['refer-worker', 'common']);
  const language = useLanguage();
  const formId = useId();
  const [refusal, setRefusal] = useState<string | null>(null);
  const submit = useSubmitReferral({ user, jobId: job.id, onClose, onSubmitted, onRefused: setRefusal });
  const onSubmit = (draft: ReferDraft, helpers: FormikHelpers<ReferDraft>): Promise<void> => {
    setRefusal(null);
    return submit(draft, helpers);
  };
  return (
    <Formik initialValues={startingDraft(user, job.id, language)} validate={validate} onSubmit={onSubmit}>
      <Dialog
        open={open}
        onOpenChange={(next) => !next && onClose()}
        title={t('title.form')}
        description={t('form.promise')}
        footer={
          <>
            <Button onClick={onClose}>{t('common:action.cancel')}</Button>
            <SubmitButton form={formId} loadingText={t('form.submitting')}>
              {t('form.submit')}
            </SubmitButton>
          </>
        }
      >
        <Form id={formId} noValidate>
          <SaveDraft user={user} jobId={job.id} />
          <Stack $gap={5}>
            <FormikSummary />
            {refusal && (
              <div role="alert">
                <Callout tone="danger">{refusal}</Callout>
              </div>
            )}
            <JobInForm job={job} onOtherJob={onOtherJob} />
            <ReferFields />
          </Stack>
        </Form>
      </Dialog>
    </Formik>
  );
}
