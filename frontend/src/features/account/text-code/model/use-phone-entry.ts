import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PhoneCodeRequest } from '#contract/identity/phone.ts';
import { isApiError } from '#shared/api/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { useTextCodeMutation } from '../api/text-code-api.ts';
import { refusalOf } from './refusal-of.ts';

interface PhoneEntryOptions<Values> {
  /** Decides the words of the text with the code. */
  readonly purpose: Extract<PhoneCodeRequest['purpose'], 'apply' | 'claim'>;
  /** The call with the code. It resolves with an `error` if the server refused it. */
  readonly send: (values: Values) => Promise<{ readonly error?: unknown }>;
  readonly onDone: () => void | Promise<void>;
  /** The message of a failure without one from the server. */
  readonly failed: string;
  /** The messages of refusals by their code, if they are not the server's. */
  readonly refusals?: Readonly<Record<string, string>>;
  /** The form's fields whose names are not the contract's. */
  readonly fields?: Readonly<Record<string, string>>;
}

export interface PhoneEntry<Values> {
  /** The phone that received a code; null before that. */
  readonly asked: string | null;
  /** The reason for a failure that is not about a field, in words, or null. */
  readonly refusal: string | null;
  /** The phone's account requires more than a texted code. */
  readonly mustSignIn: boolean;
  /** The phone has no account, but what the call is about already has one. */
  readonly hasOtherAccount: boolean;
  /** Requests a code; with a code, sends the form. */
  readonly submit: (values: Values, helpers: FormikHelpers<Values>) => Promise<void>;
  /** Whether a new code is on its way. */
  readonly askAgain: (phone: string) => Promise<boolean>;
}

const OTHER_ACCOUNT = 'hiring.has_account';
const MUST_SIGN_IN: readonly string[] = ['identity.sign_in_first', 'identity.suspended', OTHER_ACCOUNT];

/** Both steps of a form that creates an account: the code, then the call (rules.md#accounts-without-email). */
export function usePhoneEntry<Values extends { readonly phone: string }>({
  purpose,
  send,
  onDone,
  failed,
  refusals = {},
  fields = {},
}: PhoneEntryOptions<Values>): PhoneEntry<Values> {
  const { t } = useTranslation('apply');
  const [textCode] = useTextCodeMutation();
  const [asked, setAsked] = useState<string | null>(null);
  const [refused, setRefused] = useState<{ readonly words: string; readonly code: string } | null>(null);

  const refuse = (error: unknown, helpers: FormikHelpers<Values> | null): void => {
    const code = isApiError(error) ? error.code : '';
    const issues = isApiError(error) && !MUST_SIGN_IN.includes(code) ? error.issues : [];
    if (helpers && issues.length > 0) {
      for (const { path, message } of issues) {
        helpers.setFieldError(fields[path] ?? path, translateMessage(message));
      }
      return;
    }
    setRefused({ words: refusals[code] ?? refusalOf(error, t('tooMany'), failed), code });
  };
  const ask = async (phone: string, helpers: FormikHelpers<Values> | null): Promise<boolean> => {
    const { error } = await textCode({ phone, purpose });
    if (error) refuse(error, helpers);
    else setAsked(phone);
    return !error;
  };
  const submit = async (values: Values, helpers: FormikHelpers<Values>): Promise<void> => {
    setRefused(null);
    // Another phone needs its own code.
    if (asked !== values.phone) return void (await ask(values.phone, helpers));
    const { error } = await send(values);
    if (error) return refuse(error, helpers);
    return onDone();
  };
  return {
    asked,
    refusal: refused?.words ?? null,
    hasOtherAccount: refused?.code === OTHER_ACCOUNT,
    mustSignIn: refused !== null && MUST_SIGN_IN.includes(refused.code),
    submit,
    askAgain: (phone) => {
      setRefused(null);
      return ask(phone, null);
    },
  };
}
