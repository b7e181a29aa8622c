import type { FormikHelpers } from 'formik';
import { useTranslation } from 'react-i18next';
import { readReferralContext, recordVisit } from '#entities/referral-context/index.ts';
import { isApiError, serverMessageOf } from '#shared/api/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { showToast } from '#shared/toast/index.ts';
import { useSignUpMutation, type SignUpCall } from '../api/sign-up-api.ts';

type Submit<Values> = (values: Values, helpers: FormikHelpers<Values>) => Promise<void>;

/** Creates the account and shows a toast. The page redirects automatically once the user is signed in. */
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
      for (const { path, message } of isApiError(error) ? error.issues : []) {
        helpers.setFieldError(path, translateMessage(message));
      }
      const reason = translateMessage(serverMessageOf(error, t('failure.text')));
      showToast({ title: t('failure.title'), description: reason, variant: 'destructive' });
    }
  };
}
