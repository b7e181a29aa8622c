import { useTranslation } from 'react-i18next';
import type { OfferFormInput } from '#contract/offers/letter/offer-form.ts';
import type { OfferLetter } from '#contract/offers/letter/offer-letter.ts';
import { isSettled } from '#entities/payment/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { useAmendOfferMutation } from '../api/create-offer-api.ts';
import { termErrors, type ShowErrors } from './term-errors.ts';
import { amendmentOf } from './amended-values.ts';
import type { CollectOffer } from './use-send-offer.ts';

/** Changes the letter and collects the amount due. Resolves to false after it shows a refusal. */
export function useAmendOffer(collect: CollectOffer) {
  const { t } = useTranslation('amend-offer');
  const [amend] = useAmendOfferMutation();
  return async (
    letter: OfferLetter,
    values: OfferFormInput,
    showErrors: ShowErrors,
    otherCard: boolean,
  ): Promise<boolean> => {
    const { data: changed, error } = await amend({
      id: letter.id,
      ...amendmentOf(letter, values),
      otherCard,
    });
    if (error) {
      showErrors(termErrors(error));
      showFailure(error, t('failed'));
      return false;
    }
    const isDraft = letter.status === 'draft' && letter.sentAt === null;
    const isPaid =
      !isDraft && (changed.payment ? await isSettled(changed.payment, collect) : changed.pending === null);
    const did = isDraft ? 'edited' : isPaid ? 'sent' : 'wait';
    showToast({
      title: t(`${did}Title`),
      description: t(`${did}Text`, { name: letter.workerName }),
      variant: 'success',
    });
    return true;
  };
}
