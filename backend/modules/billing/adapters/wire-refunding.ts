import type { PaymentEvents } from '../application/charging/payment-events.ts';
import { RefundEvents } from '../application/refunding/refund-events.ts';
import { RetryRefunds } from '../application/refunding/retry-refunds.ts';
import { SendRefund } from '../application/refunding/send-refund.ts';
import { SettleRefund } from '../application/refunding/settle-refund.ts';
import type { BillingBase } from './billing-base.ts';
import type { BillingOutside } from './billing-outside.ts';

/** Refunds on their way to a payer. */
export function wireRefunding(
  { platform }: BillingOutside,
  { billing, providers }: BillingBase,
  charges: PaymentEvents,
) {
  const { unitOfWork } = platform;
  const { payments: provider } = providers;
  const settle = new SettleRefund(billing);

  return {
    settle,
    taskHandlers: [new SendRefund({ unitOfWork, billing, settleRefund: settle, provider })],
    providerEvents: new RefundEvents({ provider, refunds: settle, charges }).effects,
    dueWork: [new RetryRefunds(unitOfWork, billing)],
  };
}
