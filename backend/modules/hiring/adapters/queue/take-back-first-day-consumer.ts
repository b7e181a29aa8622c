import { consumer, type EventConsumer } from '#kernel/consumer.ts';
import type { NotifyFirstDay } from '../../application/first-day/notify-first-day.ts';

/** Notifies a worker who knew of the hire when it is undone or ends. */
export function takeBackFirstDayConsumer(tell: NotifyFirstDay): EventConsumer {
  return consumer({
    name: 'hiring.take_back_first_day',
    on: ['hiring.referral_rolled_back', 'hiring.referral_rejected'],
    handle: ({ name, payload }) =>
      tell.takeBack(payload.referralId, { isEnded: name === 'hiring.referral_rejected' }),
  });
}
