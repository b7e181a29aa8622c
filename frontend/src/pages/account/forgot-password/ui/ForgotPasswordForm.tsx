import { Form, Formik } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgotPasswordRequestSchema } from '#contract/identity/sign-in/credentials.ts';
import { isApiError } from '#shared/api/index.ts';
import { FormikSummary, FormikTextField, SubmitButton, validateWith } from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { Callout, Stack } from '#shared/ui/index.ts';
import { useForgotPasswordMutation } from '../api/forgot-password-api.ts';

const EMPTY = { email: '' };
const validate = validateWith(forgotPasswordRequestSchema, translateMessage);

export function ForgotPasswordForm({ onSent }: { readonly onSent: () => void }) {
  const { t } = useTranslation('account');
  const [ask] = useForgotPasswordMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const submit = async (values: typeof EMPTY): Promise<void> => {
    setRefusal(null);
    const { error } = await ask(values);
    if (!error) return onSent();
    const isTooOften = isApiError(error) && error.status === 429;
    setRefusal(t(isTooOften ? 'forgot.tooMany' : 'forgot.failed'));
    return undefined;
  };
  return (
    <Formik initialValues={EMPTY} validate={validate} onSubmit={submit}>
      <Form noValidate>
        <Stack $gap={5}>
          <FormikSummary />
          {refusal && (
            <div role="alert">
              <Callout tone="danger">{refusal}</Callout>
            </div>
          )}
          <FormikTextField
            name="email"
            type="email"
            inputMode="email"
            label={t('field.email')}
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
          <SubmitButton block>{t('forgot.submit')}</SubmitButton>
        </Stack>
      </Form>
    </Formik>
  );
}
