import { Form, Formik } from 'formik';
import { useTranslation } from 'react-i18next';
import {
  providerSignupRequestSchema,
  type ProviderIdentity,
} from '#contract/identity/sign-in/provider-signup.ts';
import { Pair, TermsCheckbox, useSignUp } from '#features/account/sign-up/index.ts';
import { isApiError } from '#shared/api/index.ts';
import {
  FormikPhoneField,
  FormikSummary,
  FormikTextField,
  SubmitButton,
  validateWith,
} from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { ErrorState, SkeletonList, Stack, TextField } from '#shared/ui/index.ts';
import { useProviderIdentityQuery } from '../api/signup-api.ts';
import { MemberFrame } from './MemberFrame.tsx';
import { SignupExpired } from './SignupExpired.tsx';

const validate = validateWith(providerSignupRequestSchema, translateMessage);

/** The rest of a sign-up through a provider: the Terms and the names to check (rules.md#terms-accepted). */
export function ProviderSignup({ returnTo }: { readonly returnTo: string }) {
  const { t } = useTranslation('account');
  const { data, error, isLoading, refetch } = useProviderIdentityQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (!data && isApiError(error) && error.status === 404) return <SignupExpired returnTo={returnTo} />;
  return (
    <MemberFrame title={t('provider.title')} lead={t('provider.lead')}>
      {data && <RestOfAccount person={data} />}
      {isLoading && <SkeletonList count={3} />}
      {!data && error && <ErrorState onRetry={refetch} />}
    </MemberFrame>
  );
}

function RestOfAccount({ person: { email, firstName, lastName } }: { readonly person: ProviderIdentity }) {
  const { t } = useTranslation('account');
  const initialValues = { firstName, lastName, phone: '', acceptTerms: false };
  const submit = useSignUp<typeof initialValues>('/auth/provider-signup', t('member.welcome'));
  return (
    <Formik initialValues={initialValues} validate={validate} onSubmit={submit}>
      <Form noValidate>
        <Stack $gap={5}>
          <FormikSummary />
          <TextField label={t('field.email')} help={t('provider.emailHelp')} value={email} readOnly />
          <Pair>
            <FormikTextField name="firstName" label={t('field.firstName')} autoComplete="given-name" />
            <FormikTextField name="lastName" label={t('field.lastName')} autoComplete="family-name" />
          </Pair>
          <FormikPhoneField name="phone" label={t('field.phone')} help={t('member.phoneHelp')} optional />
          <TermsCheckbox />
          <SubmitButton block>{t('create')}</SubmitButton>
        </Stack>
      </Form>
    </Formik>
  );
}
