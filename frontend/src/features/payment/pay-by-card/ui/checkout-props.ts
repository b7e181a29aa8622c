import type { ReactNode } from 'react';
import type { PaymentDue } from '../model/payment-due.ts';

export interface CheckoutParts {
  readonly body: ReactNode;
  /** The button that goes on. */
  readonly main: ReactNode;
  /** Money is on its way: the dialog cannot be closed now. */
  readonly busy: boolean;
}

export interface CheckoutProps {
  readonly due: PaymentDue;
  readonly onPaid: () => void;
  readonly frame: (parts: CheckoutParts) => ReactNode;
}
