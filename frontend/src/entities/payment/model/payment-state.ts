import type { PaymentStatus } from '#contract/billing/vocabulary/charging/payment-statuses.ts';

export interface StatedPayment {
  readonly status: PaymentStatus;
  /** Dollars: "925.00". */
  readonly amount: string;
  readonly refunded: string;
  /** Null for a canceled payment, which an employer sees as failed. Admins get no secret. */
  readonly clientSecret?: string | null;
}

export type PaymentState = PaymentStatus | 'partly_refunded' | 'refunded';

/**
 * The current state of a payment: refunded money is no longer "Paid", and a canceled payment has not failed.
 */
export function paymentState({ status, amount, refunded, clientSecret }: StatedPayment): PaymentState {
  if (status === 'failed' && clientSecret === null) return 'canceled';
  if (status !== 'succeeded' || Number(refunded) === 0) return status;
  return Number(refunded) >= Number(amount) ? 'refunded' : 'partly_refunded';
}
