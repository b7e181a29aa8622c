import { consumer, type EventConsumer } from '#kernel/consumer.ts';
import type { TellFirstDay } from '../../application/first-day/tell-first-day.ts';

/** A hire is undone, or ends: who was told of it hears of that, too. */
export function takeBackFirstDayConsumer(tell: TellFirstDay): EventConsumer {
  return consumer({
    name: 'hiring.take_back_first_day',
    on: ['hiring.referral_rolled_back', 'hiring.referral_rejected'],
    handle: ({ name, payload }) =>
      tell.takeBack(payload.referralId, { isEnded: name === 'hiring.referral_rejected' }),
  });
}
