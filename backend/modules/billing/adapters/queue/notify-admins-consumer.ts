import { consumer, type EventConsumer } from '#kernel/consumer.ts';
import type { NotifyAdmins } from '../../application/notify-admins.ts';

export function notifyAdminsConsumer(notify: NotifyAdmins): EventConsumer {
  return consumer({
    name: 'billing.tell_admins',
    on: ['billing.dispute_opened', 'billing.refund_given_up', 'billing.differences_found'],
    handle: (event) => notify.run(event),
  });
}
