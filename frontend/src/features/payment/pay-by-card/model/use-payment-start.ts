import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentRecord } from '#entities/payment/index.ts';
import { takesCard, type PaymentDue } from './payment-due.ts';
import { usePaymentWatch } from './use-payment-watch.ts';

export type PaymentStart =
  | { readonly step: 'card'; readonly due: PaymentDue; readonly problem: string | null }
  | { readonly step: 'waiting' }
  | { readonly step: 'slow'; readonly lookAgain: () => Promise<void> };

/**
 * Starts a payment (rules.md#saved-card). Waits for a saved card's charge, shows the form once the provider knows the
 * payment, and reports a declined card.
 */
export function usePaymentStart(due: PaymentDue, onPaid: () => void): PaymentStart {
  const { t } = useTranslation('payment');
  const watch = usePaymentWatch(due);
  const [known, setKnown] = useState(due);
  const [isSlow, setSlow] = useState(false);
  const paid = useRef(onPaid);
  useEffect(() => {
    paid.current = onPaid;
  });
  const isReady = takesCard(known);
  const look = useCallback(() => watch((now) => now.status === 'succeeded' || takesCard(now)), [watch]);
  const conclude = useCallback((payment: PaymentRecord | null): void => {
    if (payment === null) setSlow(true);
    else if (payment.status === 'succeeded') paid.current();
    else setKnown(payment);
  }, []);
  useEffect(() => {
    if (!isReady) void look().then(conclude);
  }, [isReady, look, conclude]);
  if (isReady) {
    return { step: 'card', due: known, problem: known.status === 'failed' ? t('card.lastFailed') : null };
  }
  if (!isSlow) return { step: 'waiting' };
  return {
    step: 'slow',
    lookAgain: () => {
      setSlow(false);
      return look().then(conclude);
    },
  };
}
