import { Form, Formik } from 'formik';
import { useTranslation } from 'react-i18next';
import { employerSignupFormSchema } from '#contract/identity/account/employer-signup.ts';
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
import { CompanyFields } from './CompanyFields.tsx';

const EMPTY = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  password: '',
  companyName: '',
  companySize: '',
  industry: 'construction',
  location: '',
  userType: 'employer',
  acceptTerms: false,
};
const validate = validateWith(employerSignupFormSchema, translateMessage);

export function EmployerSignupPage() {
  const { t } = useTranslation('account');
  const submit = useSignUp<typeof EMPTY>('/employer-signup', t('employer.welcome'));
  return (
    <RequireSignedOut>
      <SignUpFrame
        title={t('employer.title')}
        lead={t('employer.lead')}
        benefitsTitle={t('employer.benefitsTitle')}
        benefits={t('employer.benefits', { returnObjects: true })}
      >
        <Formik initialValues={EMPTY} validate={validate} onSubmit={submit}>
          <Form noValidate>
            <Stack $gap={5}>
              <FormikSummary />
              <AccountFields emailLabel={t('employer.email')} />
              <CompanyFields />
              <TermsCheckbox />
              <SubmitButton block>{t('create')}</SubmitButton>
            </Stack>
          </Form>
        </Formik>
      </SignUpFrame>
    </RequireSignedOut>
  );
}
