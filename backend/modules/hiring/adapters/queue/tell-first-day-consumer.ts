import { consumer, type EventConsumer } from '#kernel/consumer.ts';
import type { TellFirstDay } from '../../application/first-day/tell-first-day.ts';

export function tellFirstDayConsumer(tell: TellFirstDay): EventConsumer {
  return consumer({
    name: 'hiring.tell_first_day',
    on: ['hiring.referral_hired', 'hiring.referral_confirmed'],
    handle: ({ payload }) => tell.run(payload.referralId),
  });
}
