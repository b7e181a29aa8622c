import { consumer, type EventConsumer } from '#kernel/consumer.ts';
import type { NotifyFirstDay } from '../../application/first-day/notify-first-day.ts';

/** A hire is undone, or ends: who was told of it hears of that, too. */
export function takeBackFirstDayConsumer(tell: NotifyFirstDay): EventConsumer {
  return consumer({
    name: 'hiring.take_back_first_day',
    on: ['hiring.referral_rolled_back', 'hiring.referral_rejected'],
    handle: ({ name, payload }) =>
      tell.takeBack(payload.referralId, { isEnded: name === 'hiring.referral_rejected' }),
  });
}
