import { Form, Formik } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { loginRequestSchema, type Suspended } from '#contract/identity/sign-in/login.ts';
import { isApiError, serverMessageOf } from '#shared/api/index.ts';
import {
  FormikPasswordField,
  FormikSummary,
  FormikTextField,
  SubmitButton,
  validateWith,
} from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { lazyPart } from '#shared/lib/index.ts';
import { Callout, Stack } from '#shared/ui/index.ts';
import { useLoginMutation } from '../api/login-api.ts';
import { suspensionOf } from '../model/suspension-of.ts';

/** Loaded separately, because few users see it. */
const SuspendedNotice = lazyPart(async () => (await import('./SuspendedNotice.tsx')).SuspendedNotice);

const EMPTY = { email: '', password: '' };
const validate = validateWith(loginRequestSchema, translateMessage);

/** The sign-in form. The page redirects once the user is signed in. */
export function LoginForm({ onWaits }: { readonly onWaits: () => void }) {
  const { t } = useTranslation('account');
  const [login] = useLoginMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [suspended, setSuspended] = useState<Suspended | null>(null);
  const submit = async (values: typeof EMPTY): Promise<void> => {
    setRefusal(null);
    const { data, error } = await login(values);
    if (data && 'waitsFor' in data) return onWaits();
    const shutOut = suspensionOf(error);
    setSuspended(shutOut);
    if (error && !shutOut) setRefusal(reasonOf(error));
    return undefined;
  };
  const reasonOf = (error: unknown): string => {
    if (isApiError(error) && error.status === 401) return t('login.refused');
    if (isApiError(error) && error.status === 429) return t('login.tooMany');
    return translateMessage(serverMessageOf(error, t('login.failed')));
  };
  return (
    <Formik initialValues={EMPTY} validate={validate} onSubmit={submit}>
      <Form noValidate>
        <Stack $gap={5}>
          <FormikSummary />
          {suspended && <SuspendedNotice {...suspended} />}
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
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <div>
            <FormikPasswordField name="password" label={t('field.password')} />
            <Forgot to="/forgot-password">{t('login.forgot')}</Forgot>
          </div>
          <SubmitButton block>{t('login.submit')}</SubmitButton>
        </Stack>
      </Form>
    </Formik>
  );
}

const Forgot = styled(Link)`
  display: flex;
  align-items: center;
  width: fit-content;
  min-height: 44px;
  margin-bottom: calc(-1 * var(--space-3));
  font-weight: 500;
`;
