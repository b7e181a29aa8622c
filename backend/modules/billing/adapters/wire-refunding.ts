import { RetryRefunds } from '../application/refunding/retry-refunds.ts';
import { SendRefund } from '../application/refunding/send-refund.ts';
import { SettleRefund } from '../application/refunding/settle-refund.ts';
import type { BillingBase } from './billing-base.ts';
import type { BillingOutside } from './billing-outside.ts';

/** Refunds on their way to a payer. */
export function wireRefunding({ platform }: BillingOutside, { billing, providers }: BillingBase) {
  const { unitOfWork } = platform;
  const settle = new SettleRefund(billing);

  return {
    settle,
    taskHandlers: [
      new SendRefund({ unitOfWork, billing, settleRefund: settle, provider: providers.payments }),
    ],
    dueWork: [new RetryRefunds(unitOfWork, billing)],
  };
}
