import { Form, Formik } from 'formik';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { quickApplyRequestSchema } from '#contract/hiring/applying/quick-apply.ts';
import { LatinNameField } from '#entities/latin-name/index.ts';
import type { User } from '#entities/session/index.ts';
import {
  FormikPhoneField,
  FormikSummary,
  FormikTextArea,
  FormikTextField,
  validateWith,
} from '#shared/form/index.ts';
import { isApiError } from '#shared/api/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { suggestPush } from '#shared/push-suggestion/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { Button, Dialog, Stack } from '#shared/ui/index.ts';
import type { ApplicableJob } from '../model/applicable-job.ts';
import { applicationBody, type ApplyValues } from '../model/application-body.ts';
import { useQuickApplyMutation } from '../api/quick-apply-api.ts';
import { SentProfile } from './SentProfile.tsx';

interface ApplySheetProps {
  readonly job: ApplicableJob;
  readonly user: User;
  readonly onClose: () => void;
  readonly onIncomplete: () => void;
  readonly onApplied?: (() => void) | undefined;
}

const check = validateWith(quickApplyRequestSchema, translateMessage);
const PHONE_MISSING = 'Please enter a valid phone number';

export function ApplySheet({ job, user, onClose, onIncomplete, onApplied }: ApplySheetProps) {
  const { t } = useTranslation('worker');
  const formId = useId();
  const [apply] = useQuickApplyMutation();
  const submit = async (values: ApplyValues): Promise<void> => {
    const { error } = await apply({ jobId: job.id, body: applicationBody(user, values) });
    if (isRefusal(error, 'hiring.profile_incomplete')) return onIncomplete();
    if (isRefusal(error, 'hiring.already_referred')) {
      return showToast({
        title: t('apply.failed'),
        description: t('apply.known'),
        variant: 'destructive',
      });
    }
    if (error) return showFailure(error, t('apply.failed'), t('apply.failedText'));
    showToast({
      title: t('apply.done'),
      description: t('apply.doneText', { company: job.company }),
      variant: 'success',
    });
    suggestPush();
    onClose();
    onApplied?.();
  };
  const validate = (values: ApplyValues): Record<string, unknown> => {
    const found = check(applicationBody(user, values));
    const isUnreachable = user.phone === null && values.workerPhone.trim().length < 10;
    return isUnreachable ? { workerPhone: translateMessage(PHONE_MISSING), ...found } : found;
  };
  const initial: ApplyValues = {
    workerLatinName: user.latinName ?? '',
    workerPhone: '',
    payRateExpectation: user.payRate ?? '',
    message: '',
  };
  return (
    <Formik initialValues={initial} validate={validate} onSubmit={submit}>
      {({ isSubmitting }) => (
        <Dialog
          open
          onOpenChange={onClose}
          dismissible={!isSubmitting}
          title={t('apply.title', { job: job.title })}
          description={t('apply.lead', { company: job.company })}
          footer={
            <>
              <Button onClick={onClose} disabled={isSubmitting}>
                {t('apply.cancel')}
              </Button>
              <Button type="submit" form={formId} variant="primary" loading={isSubmitting}>
                {t('apply.submit')}
              </Button>
            </>
          }
        >
          <Form id={formId} noValidate>
            <Stack $gap={5}>
              <FormikSummary />
              <SentProfile user={user} onLeave={onClose} />
              <LatinNameField
                name="workerLatinName"
                written={`${user.firstName} ${user.lastName}`}
                reader="person"
              />
              {user.phone === null && <FormikPhoneField name="workerPhone" label={t('apply.phone')} />}
              <FormikTextField name="payRateExpectation" label={t('apply.pay')} optional />
              <FormikTextArea
                name="message"
                label={t('apply.message')}
                help={t('apply.messageHelp')}
                maxLength={2000}
                optional
              />
              <p>{t('apply.consent', { company: job.company })}</p>
            </Stack>
          </Form>
        </Dialog>
      )}
    </Formik>
  );
}

function isRefusal(error: unknown, code: string): boolean {
  return isApiError(error) && error.code === code;
}
