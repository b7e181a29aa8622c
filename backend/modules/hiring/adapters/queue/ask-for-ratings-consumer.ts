import { consumer, type EventConsumer } from '#kernel/consumer.ts';
import { asId } from '#kernel/ids.ts';
import type { AskForRatings } from '../../application/rating/ask-for-ratings.ts';

export function askForRatingsConsumer(ask: AskForRatings): EventConsumer {
  return consumer({
    name: 'hiring.ask_for_ratings',
    on: ['hiring.referral_completed'],
    handle: ({ payload }) => ask.run(asId<'referral'>(payload.referralId)),
  });
}
