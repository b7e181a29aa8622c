import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readReferralContext } from '#entities/referral-context/index.ts';
import type { User } from '#entities/session/index.ts';
import { isApiError, isUnauthorized } from '#shared/api/index.ts';
import { errorsOf } from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { suggestPush } from '#shared/push-suggestion/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { useSubmitReferralMutation, useTextReferCodeMutation } from '../api/refer-worker-api.ts';
import { formSchemaOf } from '../model/form-schema.ts';
import { clearDraft, type ReferDraft } from '../model/refer-draft.ts';
import type { SentReferral } from '../model/referable-job.ts';
import { useRefusalMessage } from './use-refusal-message.ts';

interface SubmitReferralOptions {
  /** Null for a visitor, who confirms their phone with a code. */
  readonly user: User | null;
  readonly jobId: string;
  readonly onClose: () => void;
  readonly onSubmitted: (referral: SentReferral) => void;
  /** Receives the message of a refusal by a server rule, for the form. */
  readonly onRefused: (message: string) => void;
}

export function useSubmitReferral({ user, jobId, onClose, onSubmitted, onRefused }: SubmitReferralOptions) {
  const { t } = useTranslation('refer-worker');
  const refusalMessage = useRefusalMessage();
  const [submitReferral] = useSubmitReferralMutation();
  const [textCode] = useTextReferCodeMutation();
  /** The phone that received a code. */
  const [asked, setAsked] = useState<string | null>(null);

  const refuse = (error: unknown, helpers: FormikHelpers<ReferDraft>): void => {
    if (isApiError(error) && error.issues.length > 0) {
      helpers.setErrors(errorsOf(error.issues, translateMessage));
      return;
    }
    const words = refusalMessage(error);
    if (words !== null) onRefused(words);
    else showFailure(error, t('toast.error'), t('toast.submitFailed'));
    if (isUnauthorized(error)) onClose();
  };

  const isCodeRequested = ({ referrerPhone }: ReferDraft): boolean =>
    user === null && asked === referrerPhone;
  const ask = async (phone: string, helpers: FormikHelpers<ReferDraft>): Promise<void> => {
    const { error } = await textCode(phone);
    if (!error) return setAsked(phone);
    if (isApiError(error) && error.issues.length > 0) {
      helpers.setFieldError('referrerPhone', translateMessage(error.issues[0]?.message ?? error.message));
      return;
    }
    refuse(error, helpers);
  };

  const submit = async (draft: ReferDraft, helpers: FormikHelpers<ReferDraft>): Promise<void> => {
    // Another phone needs a code of its own.
    if (user === null && !isCodeRequested(draft)) return ask(draft.referrerPhone, helpers);
    const form = formSchemaOf(draft, isCodeRequested(draft)).parse(draft);
    const { data, error } = await submitReferral({ form, ref: readReferralContext().referralCode });
    if (error || !data) {
      refuse(error, helpers);
      return;
    }
    helpers.setStatus('sent');
    clearDraft(user, jobId);
    suggestPush();
    showToast({ title: t('toast.submitted'), description: t('toast.submittedText'), variant: 'success' });
    const { id, workerName, workerPhone, team } = data;
    onSubmitted({ id, workerName, workerPhone, team, language: form.workerLanguage ?? 'en' });
  };
  return { isCodeRequested, submit, askAgain: async (phone: string) => !(await textCode(phone)).error };
}
