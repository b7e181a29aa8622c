import { Form, Formik, type FormikHelpers } from 'formik';
import { useTranslation } from 'react-i18next';
import { reportFormSchema } from '#contract/moderation/reports.ts';
import { DETAILS_MAX, REPORT_REASONS } from '#contract/moderation/vocabulary/reports.ts';
import { useModerationLabels } from '#entities/moderation/index.ts';
import { isApiError } from '#shared/api/index.ts';
import {
  errorsOf,
  FormikRadioGroup,
  FormikSummary,
  FormikTextArea,
  SubmitButton,
  validateWith,
} from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { Stack } from '#shared/ui/index.ts';
import { useReportMutation } from '../api/report-api.ts';
import type { Reportable } from '../model/report-target.ts';

const EMPTY = { reason: '', description: '' };
const validate = validateWith(reportFormSchema, translateMessage);

interface ReportFormProps {
  readonly about: Reportable;
  readonly onClose: () => void;
}

export function ReportForm({ about, onClose }: ReportFormProps) {
  const { t } = useTranslation('report');
  const [report] = useReportMutation();
  const submit = async (values: typeof EMPTY, form: FormikHelpers<typeof EMPTY>): Promise<void> => {
    const { error } = await report({ ...about, ...reportFormSchema.parse(values) });
    if (!error) {
      showToast({ title: t('dialog.done'), description: t('dialog.doneText'), variant: 'success' });
      onClose();
      return;
    }
    if (isApiError(error)) form.setErrors(errorsOf(error.issues, translateMessage));
    showFailure(error, t('dialog.failed'), t('dialog.failedText'));
  };
  return (
    <Formik initialValues={EMPTY} validate={validate} onSubmit={submit}>
      <Form noValidate>
        <Stack $gap={5}>
          <FormikSummary />
          <Reasons />
          <FormikTextArea
            name="description"
            label={t('dialog.details')}
            help={t('dialog.detailsHelp')}
            maxLength={DETAILS_MAX}
            rows={4}
          />
          <SubmitButton block loadingText={t('dialog.sending')}>
            {t('dialog.submit')}
          </SubmitButton>
        </Stack>
      </Form>
    </Formik>
  );
}

function Reasons() {
  const { t } = useTranslation('report');
  const words = useModerationLabels();
  return (
    <FormikRadioGroup
      name="reason"
      label={t('dialog.reason')}
      options={REPORT_REASONS.map((value) => ({
        value,
        label: words.reason(value),
        description: t(`reasonHelp.${value}`),
      }))}
    />
  );
}
