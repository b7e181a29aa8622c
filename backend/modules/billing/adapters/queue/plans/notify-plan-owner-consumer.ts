import { consumer, type EventConsumer } from '#kernel/consumer.ts';
import type { NotifyPlanOwner } from '#modules/billing/application/plans/notify-plan-owner.ts';

export function notifyPlanOwnerConsumer(notify: NotifyPlanOwner): EventConsumer {
  return consumer({
    name: 'billing.tell_plan_owner',
    on: ['billing.invoice_issued', 'billing.subscription_unpaid', 'billing.subscription_ended'],
    handle: (event) => notify.run(event),
  });
}
