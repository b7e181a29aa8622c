import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError, serverMessageOf } from '#shared/api/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { useApplyByPhoneMutation, useTextApplyCodeMutation } from '../api/apply-by-phone-api.ts';
import { bodyOf, forgetValues, type ApplyValues } from './apply-values.ts';

interface Applying {
  /** The phone that received a code; null before that. */
  readonly asked: string | null;
  /** The reason for a failure in words, or null. */
  readonly refusal: string | null;
  /** The phone's account requires more than a texted code. */
  readonly mustSignIn: boolean;
  /** Requests a code; with a code, applies. */
  readonly submit: (values: ApplyValues, helpers: FormikHelpers<ApplyValues>) => Promise<void>;
  readonly askAgain: (phone: string) => Promise<boolean>;
}

/** Both steps on one page: the code, then the application. */
export function useApplyByPhone(jobId: string, onApplied: () => void): Applying {
  const { t } = useTranslation('apply');
  const [textCode] = useTextApplyCodeMutation();
  const [apply] = useApplyByPhoneMutation();
  const [asked, setAsked] = useState<string | null>(null);
  const [refused, setRefused] = useState<{ readonly words: string; readonly code: string } | null>(null);

  const refuse = (error: unknown, helpers: FormikHelpers<ApplyValues> | null): void => {
    const issues = isApiError(error) ? error.issues : [];
    for (const { path, message } of issues) {
      helpers?.setFieldError(path === 'skills' ? 'trade' : path, translateMessage(message));
    }
    setRefused({ words: wordsOf(error), code: isApiError(error) ? error.code : '' });
  };
  const wordsOf = (error: unknown): string => {
    if (isApiError(error) && error.status === 429) return t('tooMany');
    if (isApiError(error) && error.code === 'hiring.already_referred') return t('known');
    return translateMessage(serverMessageOf(error, t('failed')));
  };
  const ask = async (phone: string, helpers: FormikHelpers<ApplyValues> | null): Promise<boolean> => {
    const { error } = await textCode(phone);
    if (error) refuse(error, helpers);
    else setAsked(phone);
    return !error;
  };
  const submit = async (values: ApplyValues, helpers: FormikHelpers<ApplyValues>): Promise<void> => {
    setRefused(null);
    // Another phone needs its own code.
    if (asked !== values.phone) return void (await ask(values.phone, helpers));
    const { error } = await apply({ jobId, body: bodyOf(values) });
    if (error) return refuse(error, helpers);
    forgetValues();
    return onApplied();
  };
  return {
    asked,
    refusal: refused?.words ?? null,
    mustSignIn: refused?.code === 'identity.sign_in_first' || refused?.code === 'identity.suspended',
    submit,
    askAgain: (phone) => {
      setRefused(null);
      return ask(phone, null);
    },
  };
}
