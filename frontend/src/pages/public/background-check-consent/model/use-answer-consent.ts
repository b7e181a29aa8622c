import { useTranslation } from 'react-i18next';
import type { ConsentAnswered } from '#contract/checks/consent.ts';
import { CHECK_ESIGN_CONSENT } from '#contract/checks/esign-text.ts';
import { isApiError } from '#shared/api/index.ts';
import { translateMessage, useLanguage } from '#shared/i18n/index.ts';
import { showToast } from '#shared/toast/index.ts';
import { useAnswerConsentMutation } from './consent-calls.ts';

const TITLES = {
  pending: 'toast.started',
  'consent-declined': 'toast.declined',
  recorded: 'toast.recorded',
} as const satisfies Record<ConsentAnswered['status'], string>;

/** What a candidate signs with; the address only where the agency has none to write to. */
export interface Signed {
  readonly signature: string;
  readonly email: string | null;
}

/** What the code of a copied link is; a refusal of it is shown beside it. */
export interface GivenCode {
  readonly code: string | null;
  readonly onRefused: (message: string) => void;
}

/** Sends the candidate's answer; false where it was refused, which has been said then. */
export function useAnswerConsent(
  token: string,
  isDrugTest: boolean,
): (signed: Signed | null, given: GivenCode) => Promise<boolean> {
  const { t } = useTranslation('background-check');
  const { t: ofTest } = useTranslation('drug-test-consent');
  const language = useLanguage();
  const [answerConsent] = useAnswerConsentMutation();
  return async (signed, { code, onRefused }) => {
    // The screen lets nobody sign before all boxes are ticked.
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
