import { Form, Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { resetPasswordRequestSchema } from '#contract/identity/sign-in/credentials.ts';
import { isApiError, serverMessageOf } from '#shared/api/index.ts';
import { FormikPasswordField, FormikSummary, SubmitButton, validateWith } from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { showToast } from '#shared/toast/index.ts';
import { Callout, Stack } from '#shared/ui/index.ts';
import { useResetPasswordMutation } from '../api/reset-password-api.ts';

interface NewPasswordFormProps {
  readonly token: string;
  readonly onDead: () => void;
}

const EMPTY = { password: '' };
const validate = validateWith(resetPasswordRequestSchema.pick({ password: true }), translateMessage);

export function NewPasswordForm({ token, onDead }: NewPasswordFormProps) {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const [reset] = useResetPasswordMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const submit = async ({ password }: typeof EMPTY, helpers: FormikHelpers<typeof EMPTY>): Promise<void> => {
    setRefusal(null);
    const { error } = await reset({ token, password });
    if (!error) {
      showToast({ title: t('reset.done'), description: t('reset.doneText'), variant: 'success' });
      await navigate('/login', { replace: true });
    } else if (isApiError(error) && error.status === 410) onDead();
    else if (isApiError(error) && error.status === 400) {
      helpers.setFieldError('password', translateMessage(error.serverMessage));
    } else {
      const isTooOften = isApiError(error) && error.status === 429;
      const words = translateMessage(serverMessageOf(error, t('reset.failed')));
      setRefusal(isTooOften ? t('login.tooMany') : words);
    }
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
          <FormikPasswordField
            name="password"
            label={t('reset.password')}
            help={t('field.passwordHelp')}
            autoComplete="new-password"
          />
          <SubmitButton block>{t('reset.submit')}</SubmitButton>
        </Stack>
      </Form>
    </Formik>
  );
}
