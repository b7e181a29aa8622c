import { consumer, type EventConsumer } from '#kernel/consumer.ts';
import type { AwaitInvoice } from '#modules/billing/application/invoicing/await-invoice.ts';

export function awaitInvoiceConsumer(wait: AwaitInvoice): EventConsumer {
  return consumer({
    name: 'billing.await_invoice',
    on: [
      'billing.payment_succeeded',
      'billing.subscription_paid',
      'billing.refund_requested',
      'billing.dispute_lost',
      'billing.dispute_won',
      'billing.payment_returned',
    ],
    handle: (event) => wait.run(event),
  });
}
