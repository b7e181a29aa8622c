import { useCallback, useState, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '#shared/api/index.ts';
import { lazyPart } from '#shared/lib/index.ts';
import { isCanceled, type PaymentDue } from './payment-due.ts';

/** Opens the card dialog. Resolves to true once the provider reports the payment, or false if the user closes it. */
export type CollectPayment = (due: PaymentDue) => Promise<boolean>;

export interface PayByCard {
  readonly collect: CollectPayment;
  /** Render it once in the screen that collects. */
  readonly dialog: ReactNode;
}

/** Loads with the first payment, because the form includes a validator. */
const PayDialog = lazyPart(async () => (await import('../ui/PayDialog.tsx')).PayDialog);

interface Open {
  readonly due: PaymentDue;
  readonly answer: (isPaid: boolean) => void;
}

export function usePayByCard(): PayByCard {
  const dispatch = useDispatch();
  const [open, setOpen] = useState<Open | null>(null);
  const collect = useCallback<CollectPayment>(
    (due) => (isCanceled(due) ? Promise.resolve(false) : new Promise((answer) => setOpen({ due, answer }))),
    [],
  );
  const close = (isPaid: boolean): void => {
    setOpen(null);
    // Other answers show the payment too, and no mutation has invalidated them.
    if (isPaid) dispatch(api.util.invalidateTags(['Payment', 'Referral', 'Offer', 'MyJobs']));
    open?.answer(isPaid);
  };
  const dialog = open && <PayDialog due={open.due} onPaid={() => close(true)} onClose={() => close(false)} />;
  return { collect, dialog };
}
