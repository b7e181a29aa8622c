import type { FormikHelpers } from 'formik';
import { useTranslation } from 'react-i18next';
import { EMAIL_TAKEN, PASSWORD_TOO_COMMON, PHONE_INVALID } from '#contract/identity/signup-fields.ts';
import { readReferralContext, recordVisit } from '#entities/referral-context/index.ts';
import { isApiError, serverMessageOf, type ApiIssue } from '#shared/api/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { showToast } from '#shared/toast/index.ts';
import { useSignUpMutation, type SignUpCall } from './sign-up-api.ts';

type Submit<Values> = (values: Values, helpers: FormikHelpers<Values>) => Promise<void>;

/** Makes the account and says so; the page leaves by itself once somebody is signed in. */
export function useSignUp<Values extends object>(call: SignUpCall, welcome?: string): Submit<Values> {
  const { t } = useTranslation('account');
  const [signUp] = useSignUpMutation();
  return async (values, helpers) => {
    const context = readReferralContext();
    try {
      await signUp({ call, body: { ...values, referralCode: context.referralCode } }).unwrap();
      recordVisit(context);
      showToast({ title: t('success.title'), description: welcome, variant: 'success' });
    } catch (error) {
      for (const { path, message } of problemsOf(error)) {
        helpers.setFieldError(path, translateMessage(message));
      }
      const reason = translateMessage(serverMessageOf(error, t('failure.text')));
      showToast({ title: t('failure.title'), description: reason, variant: 'destructive' });
    }
  };
}

/** Some refusals come from the account book rather than from the form: they belong to a field all the same. */
function problemsOf(error: unknown): readonly ApiIssue[] {
  if (!isApiError(error)) return [];
  if (error.serverMessage === EMAIL_TAKEN) return [{ path: 'email', message: EMAIL_TAKEN }];
  if (error.serverMessage === PHONE_INVALID) return [{ path: 'phone', message: PHONE_INVALID }];
  if (error.serverMessage === PASSWORD_TOO_COMMON)
    return [{ path: 'password', message: PASSWORD_TOO_COMMON }];
  return error.issues;
}
