import { consumer, type EventConsumer } from '#kernel/consumer.ts';
import type { NotifyWithdrawer } from '#modules/billing/application/payouts/notify-withdrawer.ts';

export function notifyWithdrawerConsumer(notify: NotifyWithdrawer): EventConsumer {
  return consumer({
    name: 'billing.tell_withdrawer',
    on: ['billing.withdrawal_paid', 'billing.withdrawal_failed'],
    handle: (event) => notify.run(event),
  });
}
