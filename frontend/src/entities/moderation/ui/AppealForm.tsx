import { Form, Formik, type FormikHelpers } from 'formik';
import { useTranslation } from 'react-i18next';
import { appealRequestSchema } from '#contract/moderation/appeals.ts';
import { APPEAL_MAX } from '#contract/moderation/vocabulary/appeals.ts';
import { isApiError } from '#shared/api/index.ts';
import { errorsOf, FormikSummary, FormikTextArea, SubmitButton, validateWith } from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { showFailure } from '#shared/toast/index.ts';
import { Stack } from '#shared/ui/index.ts';

interface AppealFormProps {
  /** Returns the error if the server refused the appeal. */
  readonly onAppeal: (text: string) => Promise<unknown>;
}

const EMPTY = { text: '' };
const validate = validateWith(appealRequestSchema, translateMessage);

/** Lets someone explain in their own words why a decision is wrong (rules.md#appeals). */
export function AppealForm({ onAppeal }: AppealFormProps) {
  const { t } = useTranslation('my-moderation');
  const submit = async ({ text }: typeof EMPTY, form: FormikHelpers<typeof EMPTY>): Promise<void> => {
    const error = await onAppeal(text.trim());
    if (!error) return;
    if (isApiError(error)) form.setErrors(errorsOf(error.issues, translateMessage));
    showFailure(error, t('appeal.failed'), t('appeal.failedText'));
  };
  return (
    <Formik initialValues={EMPTY} validate={validate} onSubmit={submit}>
      <Form noValidate>
        <Stack $gap={4}>
          <FormikSummary />
          <FormikTextArea
            name="text"
            label={t('appeal.label')}
            help={t('appeal.help')}
            maxLength={APPEAL_MAX}
            rows={5}
          />
          <SubmitButton block loadingText={t('appeal.sending')}>
            {t('appeal.submit')}
          </SubmitButton>
        </Stack>
      </Form>
    </Formik>
  );
}
