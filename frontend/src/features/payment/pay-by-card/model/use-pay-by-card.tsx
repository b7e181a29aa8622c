import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '#shared/api/index.ts';
import { isCanceled, type PaymentDue } from './payment-due.ts';

/** Opens the card dialog; true once the provider has said that it is paid, false when the person closed it. */
export type CollectPayment = (due: PaymentDue) => Promise<boolean>;

export interface PayByCard {
  readonly collect: CollectPayment;
  /** Stands once in the screen that collects. */
  readonly dialog: ReactNode;
}

/** The form brings a validator along: it is loaded when the first payment is due. */
const PayDialog = lazy(() => import('../ui/PayDialog.tsx').then((module) => ({ default: module.PayDialog })));

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
    // What was paid shows in other answers too, and the provider's word came past every mutation.
    if (isPaid) dispatch(api.util.invalidateTags(['Payment', 'Referral', 'Offer', 'MyJobs']));
    open?.answer(isPaid);
  };
  const dialog = open && (
    <Suspense fallback={null}>
      <PayDialog due={open.due} onPaid={() => close(true)} onClose={() => close(false)} />
    </Suspense>
  );
  return { collect, dialog };
}
