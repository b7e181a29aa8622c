import { useTranslation } from 'react-i18next';
import type { Payment } from '#contract/billing/charging/payment.ts';
import type { Referral } from '#contract/hiring/referral.ts';
import type { CreateOfferInput } from '#contract/offers/letter/create-offer.ts';
import { isSettled } from '#entities/payment/index.ts';
import { isApiError, serverMessageOf } from '#shared/api/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { termErrors, type ShowErrors } from './term-errors.ts';
import {
  useCreateOfferMutation,
  useDraftOfferMutation,
  useSendCreatedOfferMutation,
} from '../api/create-offer-api.ts';

type OfferOrder = Pick<CreateOfferInput, 'offerData' | 'otherCard'>;

/** Opens the card dialog for the amount due. Resolves to false if the user closes it. */
export type CollectOffer = (due: Payment) => Promise<boolean>;

/**
 * Creates, pays, and sends (rules.md#draft-first). Resolves to true if the dialog can close, because an existing letter
 * has its own card.
 */
export function useSendOffer(collect: CollectOffer) {
  const { t } = useTranslation('offer');
  const [create] = useCreateOfferMutation();
  const [send] = useSendCreatedOfferMutation();
  const refused = useRefusal();

  return async (referral: Referral, order: OfferOrder, showErrors: ShowErrors): Promise<boolean> => {
    const created = await create({ id: referral.id, ...order });
    if (created.error) return refused(created.error, t('create.failed'), showErrors);
    const { offerLetter, payment } = created.data;
    const isPaid = await isSettled(payment, collect);
    if (!isPaid) {
      showToast({ title: t('create.unpaidTitle'), description: t('create.unpaidText') });
      return true;
    }
    const sent = await send(offerLetter.id);
    if (sent.error) showFailure(sent.error, t('manage.sendFailed'));
    else {
      showToast({
        title: t('create.doneTitle'),
        description: t('create.doneText', { name: referral.workerName }),
        variant: 'success',
      });
    }
    return true;
  };
}

/** Creates and pays. The letter stays a draft (rules.md#draft-first). Resolves like `useSendOffer`. */
export function useDraftOffer(collect: CollectOffer) {
  const { t } = useTranslation('offer');
  const [create] = useDraftOfferMutation();
  const refused = useRefusal();

  return async (referral: Referral, order: OfferOrder, showErrors: ShowErrors): Promise<boolean> => {
    const created = await create({ referralId: referral.id, ...order });
    if (created.error) return refused(created.error, t('create.draftFailed'), showErrors);
    const { payment } = created.data;
    const isPaid = await isSettled(payment, collect);
    showToast({
      title: t('create.unpaidTitle'),
      description: t(isPaid ? 'create.draftText' : 'create.unpaidText'),
      variant: isPaid ? 'success' : 'default',
    });
    return true;
  };
}

/** Whether a refusal closes the dialog, because an existing letter has its own card (rules.md#one-live-offer). */
function useRefusal(): (error: unknown, failed: string, showErrors: ShowErrors) => boolean {
  const { t } = useTranslation('offer');
  return (error, failed, showErrors) => {
    showErrors(termErrors(error));
    const exists = isApiError(error) && error.status === 409;
    if (!exists) showFailure(error, failed);
    else {
      const description = translateMessage(serverMessageOf(error, t('create.existsText')));
      showToast({ title: t('create.existsTitle'), description, variant: 'destructive' });
    }
    return exists;
  };
}
