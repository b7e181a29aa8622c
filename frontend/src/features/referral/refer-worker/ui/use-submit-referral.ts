import type { FormikHelpers } from 'formik';
import { useTranslation } from 'react-i18next';
import { readReferralContext } from '#entities/referral-context/index.ts';
import type { User } from '#entities/session/index.ts';
import { isApiError, isUnauthorized } from '#shared/api/index.ts';
import { errorsOf } from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { suggestPush } from '#shared/push-suggestion/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { useSubmitReferralMutation } from '../model/refer-calls.ts';
import { formSchemaOf } from '../model/form-schema.ts';
import { clearDraft, type ReferDraft } from '../model/refer-draft.ts';
import type { SentReferral } from '../model/referable-job.ts';
import { useRefusalWords } from './use-refusal-words.ts';

interface SubmitReferralOptions {
  readonly user: User;
  readonly jobId: string;
  readonly onClose: () => void;
  readonly onSubmitted: (referral: SentReferral) => void;
  /** What the server refused by a rule, for a line in the form. */
  readonly onRefused: (message: string) => void;
}

export function useSubmitReferral({ user, jobId, onClose, onSubmitted, onRefused }: SubmitReferralOptions) {
  const { t } = useTranslation('refer-worker');
  const refusalWords = useRefusalWords();
  const [submitReferral] = useSubmitReferralMutation();

  const refuse = (error: unknown, helpers: FormikHelpers<ReferDraft>): void => {
    if (isApiError(error) && error.issues.length > 0) {
      helpers.setErrors(errorsOf(error.issues, translateMessage));
      return;
    }
    const words = refusalWords(error);
    if (words !== null) onRefused(words);
    else showFailure(error, t('toast.error'), t('toast.submitFailed'));
    if (isUnauthorized(error)) onClose();
  };

  return async (draft: ReferDraft, helpers: FormikHelpers<ReferDraft>): Promise<void> => {
    const form = formSchemaOf(draft).parse(draft);
    const { data, error } = await submitReferral({ form, ref: readReferralContext().referralCode });
    if (error || !data) {
      refuse(error, helpers);
      return;
    }
    helpers.setStatus('sent');
    clearDraft(user, jobId);
    suggestPush();
    showToast({ title: t('toast.submitted'), description: t('toast.submittedText'), variant: 'success' });
    const { id, workerName, workerPhone, teamSize: size } = data;
    onSubmitted({ id, workerName, workerPhone, size });
  };
}
