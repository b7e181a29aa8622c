import { hasInterview } from '#contract/hiring/vocabulary/referral-status.ts';
import { consumer, type EventConsumer } from '#kernel/consumer.ts';
import { asId } from '#kernel/ids.ts';
import type { ConfirmOwnHires } from '../../application/confirmation/confirm-own-hires.ts';
import type { NotifyFirstDay } from '../../application/first-day/notify-first-day.ts';
import type { EndInterview } from '../../application/interview/end-interview.ts';
import type { AskForRatings } from '../../application/rating/ask-for-ratings.ts';
import type { NotifyReferralParties } from '../../application/referral/notify-referral-parties.ts';

interface UseCases {
  readonly notifyParties: NotifyReferralParties;
  readonly confirmOwnHires: ConfirmOwnHires;
  readonly askForRatings: AskForRatings;
  readonly endInterview: EndInterview;
  readonly notifyFirstDay: NotifyFirstDay;
}

export function hiringConsumers(useCases: UseCases): readonly EventConsumer[] {
  const { notifyParties, confirmOwnHires, askForRatings, endInterview, notifyFirstDay } = useCases;
  return [
    consumer({
      name: 'hiring.tell_people',
      on: [
        'hiring.referral_submitted',
        'hiring.referral_status_changed',
        'hiring.referral_confirmed',
        'hiring.referral_declined_by_worker',
        'hiring.referral_hired',
        'hiring.referral_rolled_back',
      ],
      handle: (event) => notifyParties.run(event),
    }),
    consumer({
      name: 'hiring.confirm_own_hires',
      on: ['identity.email_confirmed', 'identity.phone_confirmed'],
      handle: ({ payload }) => confirmOwnHires.run(asId<'user'>(payload.userId)),
    }),
    consumer({
      name: 'hiring.ask_for_ratings',
      on: ['hiring.referral_completed'],
      handle: ({ payload }) => askForRatings.run(asId<'referral'>(payload.referralId)),
    }),
    consumer({
      name: 'hiring.end_interviews',
      on: ['hiring.referral_status_changed'],
      concerns: ({ payload: { from } }) => from !== null && hasInterview(from),
      async handle({ payload: { referralId, to, actorId } }) {
        await endInterview.run(referralId, to, actorId === null);
      },
    }),
    consumer({
      name: 'hiring.tell_first_day',
      on: ['hiring.referral_hired', 'hiring.referral_confirmed'],
      handle: ({ payload }) => notifyFirstDay.run(payload.referralId),
    }),
    // Notifies a worker who knew of the hire when it is undone or ends.
    consumer({
      name: 'hiring.take_back_first_day',
      on: ['hiring.referral_rolled_back', 'hiring.referral_rejected'],
      handle: ({ name, payload }) =>
        notifyFirstDay.takeBack(payload.referralId, { isEnded: name === 'hiring.referral_rejected' }),
    }),
  ];
}
