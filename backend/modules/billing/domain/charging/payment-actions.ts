import { PAYMENT_ACTIONS, type PaymentAction } from '../../contract/vocabulary/charging/payment-actions.ts';
import type { PaymentStatus } from '../../contract/vocabulary/charging/payment-statuses.ts';
import type { PaymentLine } from './payment-line.ts';

/** A payment as it is stored or read. */
interface PaymentSituation {
  readonly status: PaymentStatus;
  /** Null until the provider knows the payment. */
  readonly clientSecret: string | null;
  readonly lines: readonly Pick<PaymentLine, 'kind'>[];
}

/** It waits for the employer, and not for a bank. */
function waitsForPayer({ status }: Pick<PaymentSituation, 'status'>): boolean {
  return status === 'requires_payment' || status === 'failed';
}

/** The provider can charge a card for it now. */
function takesCard({ status, clientSecret }: Pick<PaymentSituation, 'status' | 'clientSecret'>): boolean {
  return clientSecret !== null && waitsForPayer({ status });
}

/** The employer's commands that are accepted now. */
export function paymentActions(payment: PaymentSituation): PaymentAction[] {
  const may: Readonly<Record<PaymentAction, boolean>> = {
    pay: takesCard(payment),
    pay_again: waitsForPayer(payment) && payment.lines.some(({ kind }) => kind === 'returned_payment'),
  };
  return PAYMENT_ACTIONS.filter((action) => may[action]);
}
