import { useTranslation } from 'react-i18next';
import type { ConsentAnswered } from '#contract/checks/consent/consent.ts';
import { CHECK_ESIGN_CONSENT } from '#contract/checks/consent/esign-text.ts';
import { isApiError } from '#shared/api/index.ts';
import { translateMessage, useLanguage } from '#shared/i18n/index.ts';
import { showToast } from '#shared/toast/index.ts';
import { useAnswerConsentMutation } from '../api/background-check-consent-api.ts';

const TITLES = {
  pending: 'toast.started',
  'consent-declined': 'toast.declined',
  recorded: 'toast.recorded',
} as const satisfies Record<ConsentAnswered['status'], string>;

/** The candidate's signature; the email is null unless the agency needs one. */
export interface Signed {
  readonly signature: string;
  readonly email: string | null;
}

/** The code for a copied link. A refusal appears next to its field. */
export interface GivenCode {
  readonly code: string | null;
  readonly onRefused: (message: string) => void;
}

/** Sends the candidate's answer. Returns false after a refusal, whose message has been shown. */
export function useAnswerConsent(
  token: string,
  isDrugTest: boolean,
): (signed: Signed | null, given: GivenCode) => Promise<boolean> {
  const { t } = useTranslation('background-check');
  const { t: ofTest } = useTranslation('drug-test-consent');
  const language = useLanguage();
  const [answerConsent] = useAnswerConsentMutation();
  return async (signed, { code, onRefused }) => {
    // The screen requires every checkbox before it lets anyone sign.
    const consentGiven = signed !== null;
    const answer = {
      consentGiven,
      candidateSignature: signed?.signature ?? null,
      candidateEmail: signed?.email ?? null,
      acknowledged: consentGiven,
      ...(consentGiven ? { esignVersion: CHECK_ESIGN_CONSENT.version } : {}),
      language,
      ...(code === null ? {} : { code }),
    } as const;
    const { data, error } = await answerConsent({ token, answer });
    const refused = isApiError(error) && error.issues.find(({ path }) => path === 'code');
    if (refused) {
      onRefused(translateMessage(refused.message));
      return false;
    }
    if (error) {
      showToast({ title: t('toast.failed'), variant: 'destructive' });
      return false;
    }
    const isStarted = isDrugTest && data.status === 'pending';
    const waits = isDrugTest && data.status === 'recorded';
    const text = waits ? ofTest('recordedText') : t(`toast.${data.status}Text`);
    showToast({
      title: isStarted ? ofTest('started') : t(TITLES[data.status]),
      description: isStarted ? ofTest('startedText') : text,
      variant: 'success',
    });
    return true;
  };
}
