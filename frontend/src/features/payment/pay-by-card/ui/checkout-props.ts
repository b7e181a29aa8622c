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
  /** What a try before this form came to, or null. */
  readonly problem: string | null;
  readonly onPaid: () => void;
  readonly frame: (parts: CheckoutParts) => ReactNode;
}
