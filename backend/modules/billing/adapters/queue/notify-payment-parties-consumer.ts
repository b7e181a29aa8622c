import { consumer, type EventConsumer } from '#kernel/consumer.ts';
import type { NotifyPaymentParties } from '../../application/notify-payment-parties.ts';

export function notifyPaymentPartiesConsumer(notify: NotifyPaymentParties): EventConsumer {
  return consumer({
    name: 'billing.tell_people',
    on: [
      'billing.invoice_issued',
      'billing.payment_failed',
      'billing.refund_settled',
      'billing.refund_failed',
      'billing.milestone_released',
    ],
    handle: (event) => notify.run(event),
  });
}
