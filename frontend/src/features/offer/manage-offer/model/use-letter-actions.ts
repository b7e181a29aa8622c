import { useTranslation } from 'react-i18next';
import type { Payment } from '#contract/billing/charging/payment.ts';
import type { OfferLetter } from '#contract/offers/letter/offer-letter.ts';
import type { SaidOfReport } from '#entities/referral/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { useSendForSignatureMutation, useWithdrawOfferMutation } from '../api/manage-offer-api.ts';

/** Opens the card dialog for the amount due. Resolves to false if the user closes it. */
export type CollectLetter = (due: Payment) => Promise<boolean>;

/** The employer's actions on a letter. Each shows a toast. */
export function useLetterActions(letter: OfferLetter, collect: CollectLetter) {
  const { t } = useTranslation('offer');
  const [send] = useSendForSignatureMutation();
  const [withdraw] = useWithdrawOfferMutation();
  const name = letter.workerName;
  const sendNow = async (): Promise<void> => {
    const { error } = await send(letter.id);
    if (error) return showFailure(error, t('manage.sendFailed'));
    const description = t('manage.sentText', { name });
    showToast({ title: t('manage.sentTitle'), description, variant: 'success' });
  };
  return {
    payAndSend: async (): Promise<void> => {
      if (letter.payment && (await collect(letter.payment))) await sendNow();
    },
    /** Pays for a waiting version, which is sent once paid. */
    payPending: async (): Promise<void> => {
      if (!letter.payment || !(await collect(letter.payment))) return;
      const description = t('manage.pendingPaidText', { name });
      showToast({ title: t('manage.paidTitle'), description, variant: 'success' });
    },
    send: sendNow,
    /** Resolves to the error if refused. */
    withdraw: async (said: SaidOfReport): Promise<unknown> => {
      const { error } = await withdraw({ id: letter.id, ...said });
      if (error) showFailure(error, t('manage.withdrawFailed'));
      else showToast({ title: t('manage.withdrawnTitle'), description: t('manage.withdrawnText') });
      return error;
    },
    copied: (): void => {
      showToast({
        title: t('manage.copiedTitle'),
        description: t('manage.copiedText'),
        variant: 'success',
      });
    },
    copyFailed: (): void => {
      showToast({
        title: t('manage.copyFailed'),
        description: t('manage.copyFailedText'),
        variant: 'destructive',
      });
    },
  };
}
