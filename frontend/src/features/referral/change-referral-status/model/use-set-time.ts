import { useTranslation } from 'react-i18next';
import type { InterviewInput } from '#contract/hiring/interview/interview.ts';
import type { Referral } from '#contract/hiring/referral.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { useSetInterviewMutation } from '../api/change-referral-status-api.ts';

/** Changes an interview's time and shows the result. Resolves to false if refused. */
export function useSetTime(): (referral: Referral, interview: InterviewInput) => Promise<boolean> {
  const { t } = useTranslation('interview');
  const [set] = useSetInterviewMutation();
  return async ({ id, workerName: name }, interview) => {
    const { error } = await set({ id, interview });
    if (error) showFailure(error, t('set.failed'));
    else showToast({ title: t('set.done'), description: t('set.doneText', { name }), variant: 'success' });
    return !error;
  };
}
