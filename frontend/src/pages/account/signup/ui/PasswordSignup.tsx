import { Form, Formik } from 'formik';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { signupRequestSchema } from '#contract/identity/account/signup.ts';
import {
  AccountFields,
  TermsCheckbox,
  useWithReturnPath,
  useSignUp,
} from '#features/account/sign-up/index.ts';
import { FormikSummary, SubmitButton, validateWith } from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { Stack } from '#shared/ui/index.ts';
import { MemberFrame } from './MemberFrame.tsx';

const EMPTY = { firstName: '', lastName: '', email: '', phone: '', password: '', acceptTerms: false };
const validate = validateWith(signupRequestSchema, translateMessage);

export function PasswordSignup() {
  const { t } = useTranslation('account');
  const withReturnPath = useWithReturnPath();
  const submit = useSignUp<typeof EMPTY>('/auth/signup', t('member.welcome'));
  return (
    <MemberFrame title={t('member.title')} lead={t('member.lead')}>
      <Formik initialValues={EMPTY} validate={validate} onSubmit={submit}>
        <Form noValidate>
          <Stack $gap={5}>
            <FormikSummary />
            <AccountFields emailLabel={t('field.email')} phoneHelp={t('member.phoneHelp')} phoneOptional />
            <TermsCheckbox />
            <SubmitButton block>{t('create')}</SubmitButton>
          </Stack>
        </Form>
      </Formik>
      <Others>
        {t('member.others')} <Link to={withReturnPath('/employer-signup')}>{t('member.hiring')}</Link>&nbsp;·{' '}
        <Link to={withReturnPath('/worker-signup')}>{t('member.looking')}</Link>
      </Others>
    </MemberFrame>
  );
}

const Others = styled.p`
  margin-top: var(--space-4);
  a {
    display: inline-block;
    padding-block: 10px;
  }
`;
