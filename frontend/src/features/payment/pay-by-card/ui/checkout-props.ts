import type { ReactNode } from 'react';
import type { PaymentDue } from '../model/payment-due.ts';

export interface CheckoutParts {
  readonly body: ReactNode;
  /** The button that continues. */
  readonly main: ReactNode;
  /** A payment is in progress, so the dialog cannot be closed. */
  readonly busy: boolean;
}

export interface CheckoutProps {
  readonly due: PaymentDue;
  /** The problem of an earlier try, or null. */
  readonly problem: string | null;
  readonly onPaid: () => void;
  readonly frame: (parts: CheckoutParts) => ReactNode;
}
