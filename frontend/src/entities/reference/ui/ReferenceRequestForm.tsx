import { Form, Formik, type FormikHelpers } from 'formik';
import { useTranslation } from 'react-i18next';
import {
  requestReferenceSchema,
  type RequestReferenceInput,
} from '#contract/checks/references/reference-check.ts';
import { isApiError } from '#shared/api/index.ts';
import {
  errorsOf,
  FormikPhoneField,
  FormikSummary,
  FormikTextField,
  SubmitButton,
  validateWith,
} from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { Stack } from '#shared/ui/index.ts';

interface ReferenceRequestFormProps {
  readonly submitLabel: string;
  /** Returns the error if the server refused the request. */
  readonly onAsk: (giver: RequestReferenceInput) => Promise<unknown>;
}

const EMPTY = { name: '', position: '', email: '', phone: '' };

/** Requests a reference from someone who worked with the candidate. */
export function ReferenceRequestForm({ submitLabel, onAsk }: ReferenceRequestFormProps) {
  const { t } = useTranslation('checks');
  const submit = async (values: typeof EMPTY, form: FormikHelpers<typeof EMPTY>): Promise<void> => {
    const error = await onAsk(values);
    if (!error) form.resetForm();
    else if (isApiError(error)) form.setErrors(errorsOf(error.issues, translateMessage));
  };
  return (
    <Formik
      initialValues={EMPTY}
      validate={validateWith(requestReferenceSchema, translateMessage)}
      onSubmit={submit}
    >
      <Form noValidate>
        <Stack $gap={4}>
          <FormikSummary />
          <FormikTextField name="name" label={t('reference.form.name')} autoComplete="off" maxLength={100} />
          <FormikTextField
            name="position"
            label={t('reference.form.position')}
            help={t('reference.form.positionHelp')}
            autoComplete="off"
            maxLength={100}
          />
          <FormikTextField
            optional
            name="email"
            type="email"
            inputMode="email"
            label={t('reference.form.email')}
            autoComplete="off"
          />
          <FormikPhoneField
            optional
            name="phone"
            label={t('reference.form.phone')}
            help={t('reference.form.contactHelp')}
            autoComplete="off"
          />
          <SubmitButton block loadingText={t('reference.form.sending')}>
            {submitLabel}
          </SubmitButton>
        </Stack>
      </Form>
    </Formik>
  );
}
