import { useTranslation } from 'react-i18next';
import type { ConsentAnswered } from '../../../../../backend/modules/checks/contract/consent.ts';
import { showToast } from '../../../shared/toast/index.ts';
import { useAnswerConsentMutation } from './consent-calls.ts';

const TITLES = {
  pending: 'toast.started',
  'consent-declined': 'toast.declined',
  recorded: 'toast.recorded',
} as const satisfies Record<ConsentAnswered['status'], string>;

/** Sends the candidate's answer; false where it was refused, which has been said then. */
export function useAnswerConsent(token: string): (signature: string | null) => Promise<boolean> {
  const { t, i18n } = useTranslation('background-check');
  const [answerConsent] = useAnswerConsentMutation();
  return async (signature) => {
    const language = i18n.language.startsWith('es') ? 'es' : 'en';
    // The screen lets nobody sign before both boxes are ticked.
    const consentGiven = signature !== null;
    const answer = {
      consentGiven,
      candidateSignature: signature,
      acknowledged: consentGiven,
      language,
    } as const;
    const { data, error } = await answerConsent({ token, answer });
    if (error) {
      showToast({ title: t('toast.failed'), description: t('toast.tryAgain'), variant: 'destructive' });
      return false;
    }
    showToast({
      title: t(TITLES[data.status]),
      description: t(`toast.${data.status}Text`),
      variant: 'success',
    });
    return true;
  };
}
