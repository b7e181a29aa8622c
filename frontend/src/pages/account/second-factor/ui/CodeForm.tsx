import { Form, Formik, type FormikHelpers } from 'formik';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { factorCodeRequestSchema, type FactorCodeRequest } from '#contract/identity/second-factor.ts';
import { FormikTextField, SubmitButton, refusedFields, validateWith } from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { showFailure } from '#shared/toast/index.ts';
import { Stack } from '#shared/ui/index.ts';

interface CodeFormProps {
  readonly label: string;
  readonly help: string;
  readonly submit: string;
  readonly variant?: 'primary' | 'danger';
  /** Returns an `error` if the code was refused. */
  readonly onCode: (code: FactorCodeRequest) => Promise<{ readonly error?: unknown }>;
}

const EMPTY = { code: '' };
const validate = validateWith(factorCodeRequestSchema, translateMessage);

/** A form for a code, with errors next to the field. */
export function CodeForm({ label, help, submit, variant = 'primary', onCode }: CodeFormProps) {
  const { t } = useTranslation('second-factor');
  const send = async (values: typeof EMPTY, form: FormikHelpers<typeof EMPTY>): Promise<void> => {
    const { error } = await onCode(values);
    if (!error) return;
    const refused = refusedFields(error);
    if (refused) form.setErrors(refused);
    else showFailure(error, t('codeFailed'), t('tryAgain'));
  };
  return (
    <Formik initialValues={EMPTY} validate={validate} onSubmit={send}>
      <Narrow noValidate aria-label={submit}>
        <Stack $gap={4}>
          <FormikTextField
            name="code"
            label={label}
            help={help}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
          />
          <SubmitButton variant={variant}>{submit}</SubmitButton>
        </Stack>
      </Narrow>
    </Formik>
  );
}

/** Fills its card on a phone. */
const Narrow = styled(Form)`
  align-self: stretch;
  max-width: 360px;
`;
