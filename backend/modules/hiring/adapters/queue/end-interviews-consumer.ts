import { consumer, type EventConsumer } from '#kernel/consumer.ts';
import type { EndInterview } from '../../application/interview/end-interview.ts';

export function endInterviewsConsumer(endInterview: EndInterview): EventConsumer {
  return consumer({
    name: 'hiring.end_interviews',
    on: ['hiring.referral_status_changed'],
    concerns: ({ payload }) => payload.from === 'interviewing',
    async handle({ payload: { referralId, to, actorId } }) {
      await endInterview.run(referralId, to, actorId === null);
    },
  });
}
