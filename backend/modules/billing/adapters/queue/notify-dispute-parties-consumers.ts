import { consumer, type EventConsumer } from '#kernel/consumer.ts';
import type { NotifyDisputeParties } from '../../application/disputes/notify-dispute-parties.ts';

export function notifyDisputedEmployerConsumer(notify: NotifyDisputeParties): EventConsumer {
  return consumer({
    name: 'billing.tell_of_disputes',
    on: [
      'billing.dispute_opened',
      'billing.dispute_won',
      'billing.dispute_lost',
      'billing.payment_returned',
      'billing.return_forgiven',
    ],
    handle: (event) => notify.tellEmployer(event),
  });
}

export function notifyDisputedReferrerConsumer(notify: NotifyDisputeParties): EventConsumer {
  return consumer({
    name: 'billing.tell_of_disputed_bonuses',
    on: ['billing.bonus_frozen', 'billing.bonus_resumed', 'billing.bonus_taken_back'],
    handle: (event) => notify.tellReferrer(event),
  });
}
