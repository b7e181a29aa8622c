import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkOfferInput, BulkOfferRow } from '#contract/offers/bulk/bulk-offer.ts';
import { isSettled } from '#entities/payment/index.ts';
import { showFailure } from '#shared/toast/index.ts';
import type { CollectOffer } from '../use-send-offer.ts';
import { useOfferSeveralMutation } from '../../api/create-offer-api.ts';

/** Creates the letters and collects their one payment. `rows` contains the results. */
export function useOfferSeveral(collect: CollectOffer) {
  const { t } = useTranslation('crew-offer');
  const [offer] = useOfferSeveralMutation();
  const [rows, setRows] = useState<readonly BulkOfferRow[] | null>(null);
  const unanswered = useRef<{ readonly text: string; readonly key: string } | null>(null);

  const send = async (body: BulkOfferInput): Promise<boolean> => {
    const text = JSON.stringify(body);
    const key = unanswered.current?.text === text ? unanswered.current.key : crypto.randomUUID();
    unanswered.current = { text, key };
    const { data, error } = await offer({ body, key });
    if (error) {
      showFailure(error, t('failed'));
      return false;
    }
    // After an answer, the next submission is a new try.
    unanswered.current = null;
    const payment = paymentOf(data);
    // The list of results watches a payment that is processing.
    if (payment && payment.status !== 'processing') await isSettled(payment, collect);
    setRows(data);
    return true;
  };
  return { send, rows, startOver: () => setRows(null) };
}

/** All letters share one payment. */
function paymentOf(rows: readonly BulkOfferRow[]) {
  return rows.find(({ offerLetter }) => offerLetter !== null)?.offerLetter?.payment ?? null;
}
