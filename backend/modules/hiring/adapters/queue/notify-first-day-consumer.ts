import { consumer, type EventConsumer } from '#kernel/consumer.ts';
import type { NotifyFirstDay } from '../../application/first-day/notify-first-day.ts';

export function notifyFirstDayConsumer(tell: NotifyFirstDay): EventConsumer {
  return consumer({
    name: 'hiring.tell_first_day',
    on: ['hiring.referral_hired', 'hiring.referral_confirmed'],
    handle: ({ payload }) => tell.run(payload.referralId),
  });
}
