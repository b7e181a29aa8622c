import { Form, Formik } from 'formik';
import { useLocation } from 'react-router-dom';
import { z } from 'zod';
import { useTranslation } from 'react-i18next';
import { workerSignupFormSchema } from '#contract/identity/account/worker-signup.ts';
import {
  AccountFields,
  RequireSignedOut,
  SignUpFrame,
  TermsCheckbox,
  useSignUp,
} from '#features/account/sign-up/index.ts';
import { FormikSummary, SubmitButton, validateWith } from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { formatPhone } from '#shared/lib/index.ts';
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
const knownSchema = z.object({ known: z.object({ name: z.string(), phone: z.string() }) });
const validate = validateWith(workerSignupFormSchema, translateMessage);

/** The name and phone of a user who comes from a text about a referral. */
function useKnown(): Partial<typeof EMPTY> {
  const state: unknown = useLocation().state;
  const known = knownSchema.safeParse(state);
  if (!known.success) return {};
  const [firstName = '', ...rest] = known.data.known.name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' '), phone: formatPhone(known.data.known.phone) };
}

export function WorkerSignupPage() {
  const { t } = useTranslation('account');
  const known = useKnown();
  const submit = useSignUp<typeof EMPTY>('/worker-signup', t('worker.welcome'));
  return (
    <RequireSignedOut>
      <SignUpFrame
        title={t('worker.title')}
        lead={t('worker.lead')}
        benefitsTitle={t('worker.benefitsTitle')}
        benefits={t('worker.benefits', { returnObjects: true })}
      >
        <Formik initialValues={{ ...EMPTY, ...known }} validate={validate} onSubmit={submit}>
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
