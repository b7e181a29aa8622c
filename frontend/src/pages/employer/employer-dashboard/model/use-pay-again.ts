import { useCallback, type ReactNode } from 'react';
import { useLazyPaymentQuery, type PaymentRecord } from '#entities/payment/index.ts';
import { usePayByCard } from '#features/payment/pay-by-card/index.ts';

export type PayAgain = (payment: Pick<PaymentRecord, 'id'>) => Promise<void>;

/** Contacts the provider only when the user opens the payment. */
export function usePayAgain(): { readonly payAgain: PayAgain; readonly dialog: ReactNode } {
  const { collect, dialog } = usePayByCard();
  const [read] = useLazyPaymentQuery();
  const payAgain = useCallback<PayAgain>(
    async ({ id }) => {
      const { data } = await read(id);
      if (data) await collect(data);
    },
    [collect, read],
  );
  return { payAgain, dialog };
}
