import { Form, Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { phoneCodeRequestSchema } from '#contract/identity/phone.ts';
import { FormikPhoneField, SubmitButton, refusedFields, validateWith } from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { Callout, Stack } from '#shared/ui/index.ts';
import type { PhoneCodeStepsProps } from '../model/phone-code-steps.ts';
import { refusalOf } from '../model/refusal-of.ts';
import { useTextCodeMutation } from '../api/text-code-api.ts';

interface PhoneStepProps extends Pick<PhoneCodeStepsProps, 'purpose' | 'phone' | 'wide'> {
  readonly onRequested: (phone: string) => void;
}

const validate = validateWith(phoneCodeRequestSchema.pick({ phone: true }), translateMessage);

export function PhoneStep({ purpose, phone, wide, onRequested }: PhoneStepProps) {
  const { t } = useTranslation('phone');
  const [textCode] = useTextCodeMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const submit = async (values: { phone: string }, form: FormikHelpers<{ phone: string }>): Promise<void> => {
    setRefusal(null);
    const { error } = await textCode({ ...values, purpose });
    if (!error) return onRequested(values.phone);
    const refused = refusedFields(error);
    if (refused) form.setErrors(refused);
    else setRefusal(refusalOf(error, t('tooMany'), t('failed')));
    return undefined;
  };
  return (
    <Formik initialValues={{ phone }} validate={validate} onSubmit={submit}>
      <Form noValidate aria-label={t('ask')}>
        <Stack $gap={5}>
          {refusal && (
            <div role="alert">
              <Callout tone="danger">{refusal}</Callout>
            </div>
          )}
          <FormikPhoneField name="phone" label={t('phone')} help={t(`help.${purpose}`)} />
          <SubmitButton block={wide === true}>{t('ask')}</SubmitButton>
        </Stack>
      </Form>
    </Formik>
  );
}
