import { Form, Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { factorCodeRequestSchema } from '#contract/identity/second-factor.ts';
import { isApiError, serverMessageOf } from '#shared/api/index.ts';
import { FormikTextField, SubmitButton, refusedFields, validateWith } from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { Button, Callout, Stack } from '#shared/ui/index.ts';
import { useEnterCodeMutation } from '../api/login-api.ts';

const EMPTY = { code: '' };
const validate = validateWith(factorCodeRequestSchema, translateMessage);

/** The second step of a sign-in. The page redirects once the user is signed in. */
export function CodeStep({ onAgain }: { readonly onAgain: () => void }) {
  const { t } = useTranslation('second-factor');
  const [enter] = useEnterCodeMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const submit = async (values: typeof EMPTY, form: FormikHelpers<typeof EMPTY>): Promise<void> => {
    setRefusal(null);
    const { error } = await enter(values);
    const refused = refusedFields(error);
    if (refused) form.setErrors(refused);
    else if (error) setRefusal(reasonOf(error));
  };
  const reasonOf = (error: unknown): string => {
    if (isApiError(error) && error.status === 429) return t('signIn.tooMany');
    if (isApiError(error) && error.status === 410) return t('signIn.again');
    return translateMessage(serverMessageOf(error, t('codeFailed')));
  };
  return (
    <Formik initialValues={EMPTY} validate={validate} onSubmit={submit}>
      <Form noValidate aria-label={t('signIn.title')}>
        <Stack $gap={5}>
          <Stack $gap={1}>
            <h2>{t('signIn.title')}</h2>
            <p>{t('signIn.text')}</p>
          </Stack>
          {refusal && (
            <div role="alert">
              <Callout tone="danger">{refusal}</Callout>
            </div>
          )}
          <FormikTextField
            name="code"
            label={t('signIn.code')}
            help={t('signIn.help')}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
          />
          <SubmitButton block>{t('signIn.submit')}</SubmitButton>
          <Button block onClick={onAgain}>
            {t('signIn.back')}
          </Button>
        </Stack>
      </Form>
    </Formik>
  );
}
