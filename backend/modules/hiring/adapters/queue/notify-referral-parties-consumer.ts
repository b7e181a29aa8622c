import { consumer, type EventConsumer } from '#kernel/consumer.ts';
import type { NotifyReferralParties } from '../../application/referral/notify-referral-parties.ts';

export function notifyReferralPartiesConsumer(notify: NotifyReferralParties): EventConsumer {
  return consumer({
    name: 'hiring.tell_people',
    on: [
      'hiring.referral_submitted',
      'hiring.referral_status_changed',
      'hiring.referral_confirmed',
      'hiring.referral_declined_by_worker',
      'hiring.referral_hired',
      'hiring.referral_rolled_back',
    ],
    handle: (event) => notify.run(event),
  });
}
