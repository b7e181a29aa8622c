import type { FormikHelpers } from 'formik';
import { useTranslation } from 'react-i18next';
import { readReferralContext } from '../../../entities/referral-context/index.ts';
import type { User } from '../../../entities/session/index.ts';
import { isApiError, isUnauthorized } from '../../../shared/api/index.ts';
import { errorsOf } from '../../../shared/form/index.ts';
import { translateMessage } from '../../../shared/i18n/index.ts';
import { showToast } from '../../../shared/toast/index.ts';
import { useSubmitReferralMutation } from '../model/refer-calls.ts';
import { formSchemaOf } from '../model/form-schema.ts';
import { forgetDraft, type ReferDraft } from '../model/refer-draft.ts';
import type { SentReferral } from '../model/referable-job.ts';

interface SubmitReferralOptions {
  readonly user: User;
  readonly jobId: string;
  readonly onClose: () => void;
  readonly onSubmitted: (referral: SentReferral) => void;
  /** What the server refused by a rule, for a line in the form. */
  readonly onRefused: (message: string) => void;
}

const RULE_STATUSES: readonly number[] = [400, 403, 404, 409, 422, 429];

export function useSubmitReferral({ user, jobId, onClose, onSubmitted, onRefused }: SubmitReferralOptions) {
  const { t } = useTranslation('refer-worker');
  const [submitReferral] = useSubmitReferralMutation();

  const refuse = (error: unknown, helpers: FormikHelpers<ReferDraft>): void => {
    if (isUnauthorized(error)) {
      showToast({ title: t('toast.error'), description: t('toast.tryAgain'), variant: 'destructive' });
      onClose();
    } else if (isApiError(error) && error.issues.length > 0) {
      helpers.setErrors(errorsOf(error.issues, translateMessage));
    } else if (isApiError(error) && RULE_STATUSES.includes(error.status)) {
      onRefused(t(`refused/${error.code}`, { defaultValue: error.serverMessage, keySeparator: '/' }));
    } else {
      showToast({ title: t('toast.error'), description: t('toast.submitFailed'), variant: 'destructive' });
    }
  };

  return async (draft: ReferDraft, helpers: FormikHelpers<ReferDraft>): Promise<void> => {
    const form = formSchemaOf(draft).parse(draft);
    const { data, error } = await submitReferral({ form, ref: readReferralContext().referralCode });
    if (error || !data) {
      refuse(error, helpers);
      return;
    }
    helpers.setStatus('sent');
    forgetDraft(user, jobId);
    showToast({ title: t('toast.submitted'), description: t('toast.submittedText'), variant: 'success' });
    const { id, workerName, workerPhone, teamSize: size } = data;
    onSubmitted({ id, workerName, workerPhone, size });
  };
}
