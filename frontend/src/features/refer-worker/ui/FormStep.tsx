import { Form, Formik, type FormikHelpers } from 'formik';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { referWorkerRequestSchema } from '../../../../../backend/modules/hiring/contract/refer-worker.ts';
import type { User } from '../../../entities/session/index.ts';
import { FormikSummary, SubmitButton, validateWith } from '../../../shared/form/index.ts';
import { translateMessage } from '../../../shared/i18n/index.ts';
import { Button, Callout, Dialog, Stack } from '../../../shared/ui/index.ts';
import { startingDraft, type ReferDraft } from '../model/refer-draft.ts';
import type { ReferableJob, UnconfirmedReferral } from '../model/referable-job.ts';
import { JobInForm } from './JobInForm.tsx';
import { KeepDraft } from './KeepDraft.tsx';
import { ReferFields } from './ReferFields.tsx';
import { useSubmitReferral } from './use-submit-referral.ts';

interface FormStepProps {
  readonly user: User;
  readonly job: ReferableJob | undefined;
  readonly jobs: readonly ReferableJob[];
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onSubmitted: (referral: UnconfirmedReferral) => void;
}

export function FormStep({ user, job, jobs, open, onClose, onSubmitted }: FormStepProps) {
  const { t } = useTranslation(['refer-worker', 'common']);
  const formId = useId();
  const jobId = job?.id ?? null;
  const [refusal, setRefusal] = useState<string | null>(null);
  const submit = useSubmitReferral({ user, jobId, onClose, onSubmitted, onRefused: setRefusal });
  const onSubmit = (draft: ReferDraft, helpers: FormikHelpers<ReferDraft>): Promise<void> => {
    setRefusal(null);
    return submit(draft, helpers);
  };
  return (
    <Formik
      initialValues={startingDraft(user, jobId)}
      validate={validateWith(referWorkerRequestSchema, translateMessage)}
      onSubmit={onSubmit}
    >
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
          <KeepDraft user={user} jobId={jobId} />
          <Stack $gap={5}>
            <FormikSummary />
            {refusal && (
              <div role="alert">
                <Callout tone="danger">{refusal}</Callout>
              </div>
            )}
            <JobInForm job={job} jobs={jobs} />
            <ReferFields />
          </Stack>
        </Form>
      </Dialog>
    </Formik>
  );
}
