import { useTranslation } from 'react-i18next';
import type { I9Row } from '#contract/eligibility/form/i9-form.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { useSendI9LinkMutation } from '../api/i9-api.ts';

/** Texts the worker the link to section 1 again. */
export function useSendI9Link({ referralId, workerName }: Pick<I9Row, 'referralId' | 'workerName'>) {
  const { t } = useTranslation('i9-employer');
  const [send, { isLoading }] = useSendI9LinkMutation();
  const sendAgain = async (): Promise<void> => {
    const { error } = await send(referralId);
    if (error) showFailure(error, t('section1.notSent'));
    else showToast({ title: t('section1.sent', { name: workerName }), variant: 'success' });
  };
  return { sendAgain, isLoading };
}
