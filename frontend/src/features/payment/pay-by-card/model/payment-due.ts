import type { ChargeLine } from '#contract/billing/charging/charge.ts';
import type { BonusPayment } from '#contract/billing/charging/payment.ts';

/** The answer of a call that charges, with its charges. The bonus call returns no payment ID. */
export interface PaymentDue extends BonusPayment {
  readonly id?: string | null;
  readonly lines: readonly ChargeLine[];
}

/** Whether the payment accepts a card now: the provider knows it and waits for nothing else. */
export function takesCard({ actions }: Pick<PaymentDue, 'actions'>): boolean {
  return actions.includes('pay');
}

/** Canceled: a new payment has replaced it, or nothing is due. */
export function isCanceled({ status, clientSecret }: PaymentDue): boolean {
  return status === 'failed' && clientSecret === null;
}
