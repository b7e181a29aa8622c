import { useTranslation } from 'react-i18next';
import type { SignOfferInput } from '#contract/offers/signing/sign-offer.ts';
import { isApiError } from '#shared/api/index.ts';
import { errorsOf } from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { showToast } from '#shared/toast/index.ts';
import { useAnswerOfferMutation } from '../api/sign-offer-api.ts';

/** Shows the server's messages at their fields. */
export type ShowErrors = (errors: Record<string, unknown>) => void;

/** Sends an answer. Resolves to false after it shows a refusal. The page refetches the offer either way. */
export function useAnswerOffer(
  token: string,
  isAddendum: boolean,
): (answer: SignOfferInput, showErrors?: ShowErrors) => Promise<boolean> {
  const { t } = useTranslation(['sign-offer', 'addendum']);
  const [answerOffer] = useAnswerOfferMutation();
  return async (answer, showErrors) => {
    const { error } = await answerOffer({ token, answer });
    if (!error) {
      const did = answer.acceptedTerms ? 'accepted' : 'declined';
      showToast({
        title: t(isAddendum ? `addendum:toast.${did}` : `toast.${did}`),
        description: t(`toast.${did}Text`),
        variant: 'success',
      });
      return true;
    }
    if (showErrors && isApiError(error) && error.issues.length > 0) {
      showErrors(errorsOf(error.issues, translateMessage));
      return false;
    }
    const reason = isApiError(error)
      ? t(`refused/${error.code}`, { defaultValue: t('toast.tryAgain'), keySeparator: '/' })
      : t('toast.tryAgain');
    showToast({ title: t('toast.failed'), description: reason, variant: 'destructive' });
    return false;
  };
}
