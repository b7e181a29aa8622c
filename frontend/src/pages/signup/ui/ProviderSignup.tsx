import { Form, Formik } from 'formik';
import { useTranslation } from 'react-i18next';
import {
  providerSignupRequestSchema,
  type ProviderIdentity,
} from '../../../../../backend/modules/identity/contract/provider-signup.ts';
import { loginPath } from '../../../entities/session/index.ts';
import { Pair, TermsCheckbox, useSignUp } from '../../../features/sign-up/index.ts';
import { isApiError } from '../../../shared/api/index.ts';
import {
  FormikPhoneField,
  FormikSummary,
  FormikTextField,
  SubmitButton,
  validateWith,
} from '../../../shared/form/index.ts';
import { translateMessage } from '../../../shared/i18n/index.ts';
import {
  EmptyState,
  ErrorState,
  LinkButton,
  SkeletonList,
  Stack,
  TextField,
} from '../../../shared/ui/index.ts';
import { useProviderIdentityQuery } from '../api.ts';

const validate = validateWith(providerSignupRequestSchema, translateMessage);

/** The rest of an account that a sign-in provider opens: the Terms, and names to look over (decision 7). */
export function ProviderSignup({ returnTo }: { readonly returnTo: string }) {
  const { t } = useTranslation('account');
  const { data, error, isLoading, refetch } = useProviderIdentityQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (data) return <RestOfAccount person={data} />;
  if (isLoading) return <SkeletonList count={3} />;
  if (!isApiError(error) || error.status !== 404) return <ErrorState onRetry={refetch} />;
  return (
    <EmptyState
      title={t('provider.expiredTitle')}
      text={t('provider.expiredText')}
      action={
        <LinkButton to={loginPath(returnTo)} variant="primary">
          {t('provider.again')}
        </LinkButton>
      }
    />
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
