import { useCallback, useEffect, useRef } from 'react';
import { useLazyPaymentQuery, useLazyPaymentsQuery, type PaymentRecord } from '#entities/payment/index.ts';
import type { PaymentDue } from './payment-due.ts';

const BETWEEN_LOOKS_MS = 700;
const PATIENCE_MS = 30_000;

type Watch = (isDone: (payment: PaymentRecord) => boolean) => Promise<PaymentRecord | null>;

/**
 * Polls the server for the expected status. Only the provider's event decides it, never the card form's result
 * (rules.md#paid-by-event). Null after half a minute or once the dialog is closed.
 */
export function usePaymentWatch({ id, paymentIntentId }: PaymentDue): Watch {
  const [readOne] = useLazyPaymentQuery();
  const [readPayments] = useLazyPaymentsQuery();
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => void (isGone.current = true);
  }, []);
  const look = useCallback(async (): Promise<PaymentRecord | null | undefined> => {
    if (id) return readOne(id).unwrap();
    const payments = await readPayments(undefined).unwrap();
    return payments.find((payment) => payment.paymentIntentId === paymentIntentId);
  }, [id, paymentIntentId, readPayments, readOne]);
  return useCallback(
    async (isDone) => {
      const started = Date.now();
      while (!isGone.current && Date.now() - started < PATIENCE_MS) {
        // A failed request says nothing about the payment, so try again.
        const payment = await look().catch(() => null);
        if (payment && isDone(payment)) return payment;
        await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS_MS));
      }
      return null;
    },
    [look],
  );
}
