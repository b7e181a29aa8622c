import type { ChargeLine } from '#contract/billing/charge.ts';
import type { BonusPayment } from '#contract/billing/payment.ts';

/** What a call that charges has answered, and what it is for. The bonus call answers without an id of ours. */
export interface PaymentDue extends BonusPayment {
  readonly id?: string | null;
  readonly lines: readonly ChargeLine[];
}
