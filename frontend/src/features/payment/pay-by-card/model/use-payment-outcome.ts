import { useCallback, useEffect, useRef } from 'react';
import { useLazyPaymentQuery, useLazyPaymentsQuery } from '#entities/payment/index.ts';
import type { PaymentDue } from './payment-due.ts';

const BETWEEN_LOOKS_MS = 700;
const PATIENCE_MS = 30_000;

export type PaymentOutcome = 'succeeded' | 'failed' | 'unknown';

/**
 * Waits until the provider's event has decided a payment: only that makes it paid, never what the card form was told
 * (rules.md#paid-by-event). `unknown` after half a minute, or when the dialog has gone.
 */
export function usePaymentOutcome(due: PaymentDue): () => Promise<PaymentOutcome> {
  const [readOne] = useLazyPaymentQuery();
  const [readPayments] = useLazyPaymentsQuery();
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => void (isGone.current = true);
  }, []);
  const look = useCallback(async (): Promise<string | undefined> => {
    if (due.id) return (await readOne(due.id).unwrap())?.status;
    const payments = await readPayments(undefined).unwrap();
    return payments.find((payment) => payment.paymentIntentId === due.paymentIntentId)?.status;
  }, [due, readPayments, readOne]);
  return useCallback(async () => {
    const started = Date.now();
    while (!isGone.current && Date.now() - started < PATIENCE_MS) {
      // A look that fails says nothing about the payment: look again.
      const status = await look().catch(() => undefined);
      if (status === 'succeeded' || status === 'failed') return status;
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS_MS));
    }
    return 'unknown';
  }, [look]);
}
