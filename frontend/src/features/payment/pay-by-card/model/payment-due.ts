import type { ChargeLine } from '#contract/billing/charge.ts';
import type { BonusPayment } from '#contract/billing/payment.ts';

/** What a call that charges has answered, and what it is for. The bonus call answers without an id of ours. */
export interface PaymentDue extends BonusPayment {
  readonly id?: string | null;
  readonly lines: readonly ChargeLine[];
}

/** A card can be given for it now: the provider knows it, and waits for nothing else. */
export function takesCard({ status, clientSecret }: Pick<PaymentDue, 'status' | 'clientSecret'>): boolean {
  return clientSecret !== null && (status === 'requires_payment' || status === 'failed');
}

/** Canceled: a new one has taken its place, or nothing is due any more. */
export function isCanceled({ status, clientSecret }: PaymentDue): boolean {
  return status === 'failed' && clientSecret === null;
}
