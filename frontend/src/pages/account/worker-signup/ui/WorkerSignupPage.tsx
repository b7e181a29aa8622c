import { Form, Formik } from 'formik';
import { useTranslation } from 'react-i18next';
import { workerSignupFormSchema } from '#contract/identity/worker-signup.ts';
import {
  AccountFields,
  RequireSignedOut,
  SignUpFrame,
  TermsCheckbox,
  useSignUp,
} from '#features/account/sign-up/index.ts';
import { FormikSummary, SubmitButton, validateWith } from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { Stack } from '#shared/ui/index.ts';
import { WorkFields } from './WorkFields.tsx';

const EMPTY = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  password: '',
  location: '',
  experience: '',
  specialties: [],
  certifications: '',
  availability: '',
  transportation: '',
  desiredPay: '',
  userType: 'worker',
  acceptTerms: false,
};
const validate = validateWith(workerSignupFormSchema, translateMessage);

export function WorkerSignupPage() {
  const { t } = useTranslation('account');
  const submit = useSignUp<typeof EMPTY>('/worker-signup', t('worker.welcome'));
  return (
    <RequireSignedOut>
      <SignUpFrame
        title={t('worker.title')}
        lead={t('worker.lead')}
        benefitsTitle={t('worker.benefitsTitle')}
        benefits={t('worker.benefits', { returnObjects: true })}
      >
        <Formik initialValues={EMPTY} validate={validate} onSubmit={submit}>
          <Form noValidate>
            <Stack $gap={5}>
              <FormikSummary />
              <AccountFields emailLabel={t('field.email')} />
              <WorkFields />
              <TermsCheckbox />
              <SubmitButton block>{t('create')}</SubmitButton>
            </Stack>
          </Form>
        </Formik>
      </SignUpFrame>
    </RequireSignedOut>
  );
}
