import { Form, Formik, useFormikContext, type FormikHelpers } from 'formik';
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
import { VisitorFields } from './VisitorFields.tsx';
import { useSubmitReferral } from './use-submit-referral.ts';

interface FormStepProps {
  readonly user: User | null;
  readonly job: ReferableJob;
  /** Undefined if the dialog was opened for this job. */
  readonly onOtherJob: (() => void) | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onSubmitted: (referral: SentReferral) => void;
}

export function FormStep({ user, job, onOtherJob, open, onClose, onSubmitted }: FormStepProps) {
  const { t } = useTranslation(['refer-worker', 'common']);
  const language = useLanguage();
  const formId = useId();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { isCodeRequested, submit, askAgain } = useSubmitReferral({
    user,
    jobId: job.id,
    onClose,
    onSubmitted,
    onRefused: setRefusal,
  });
  const onSubmit = (draft: ReferDraft, helpers: FormikHelpers<ReferDraft>): Promise<void> => {
    setRefusal(null);
    return submit(draft, helpers);
  };
  const validate = (draft: ReferDraft) =>
    validateWith(formSchemaOf(draft, isCodeRequested(draft)), translateMessage)(draft);
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
            <Send form={formId} isCodeNext={(draft) => user === null && !isCodeRequested(draft)} />
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
            {user === null && (
              <VisitorFields job={job} isCodeRequested={isCodeRequested} onAgain={askAgain} />
            )}
          </Stack>
        </Form>
      </Dialog>
    </Formik>
  );
}

interface SendProps {
  readonly form: string;
  readonly isCodeNext: (draft: ReferDraft) => boolean;
}

function Send({ form, isCodeNext }: SendProps) {
  const { t } = useTranslation('refer-worker');
  const { values } = useFormikContext<ReferDraft>();
  const isNext = isCodeNext(values);
  return (
    <SubmitButton form={form} loadingText={t(isNext ? 'verify.sending' : 'form.submitting')}>
      {t(isNext ? 'visitor.next' : 'form.submit')}
    </SubmitButton>
  );
}
