import { consumer, type EventConsumer } from '#kernel/consumer.ts';
import { asId } from '#kernel/ids.ts';
import type { NotifyBoardPeople } from '../../application/board/notify-board-people.ts';
import type { NotifyEventMentions } from '../../application/event/notify-event-mentions.ts';
import type { NotifyGuests } from '../../application/event/notify-guests.ts';
import type { NotifyThreadPeople } from '../../application/post/notify-thread-people.ts';
import type { RefreshThreads } from '../../application/post/refresh-threads.ts';

interface UseCases {
  readonly notifyBoardPeople: NotifyBoardPeople;
  readonly notifyGuests: NotifyGuests;
  readonly notifyEventMentions: NotifyEventMentions;
  readonly notifyThreadPeople: NotifyThreadPeople;
  readonly refreshThreads: RefreshThreads;
}

export function communityConsumers(useCases: UseCases): readonly EventConsumer[] {
  const { notifyBoardPeople, notifyGuests, notifyEventMentions, notifyThreadPeople, refreshThreads } =
    useCases;
  return [
    consumer({
      name: 'community.tell_board_people',
      on: [
        'community.board_join_requested',
        'community.board_join_decided',
        'community.board_moderator_appointed',
        'community.board_handed_over',
      ],
      handle: (event) => notifyBoardPeople.run(event),
    }),
    consumer({
      name: 'community.tell_guests',
      on: ['community.event_changed', 'community.event_cancelled'],
      async handle({ name, payload }) {
        const id = asId<'event'>(payload.eventId);
        if (name === 'community.event_changed') await notifyGuests.changed(id);
        else await notifyGuests.canceled(id);
      },
    }),
    consumer({
      name: 'community.tell_event_mentions',
      on: ['community.event_published'],
      concerns: ({ payload }) => payload.mentioned.length > 0,
      handle: ({ payload: { eventId, mentioned } }) =>
        notifyEventMentions.run(
          asId(eventId),
          mentioned.map((id) => asId<'user'>(id)),
        ),
    }),
    consumer({
      name: 'community.tell_thread_people',
      on: ['community.post_published', 'community.reply_published', 'community.answer_accepted'],
      handle: (event) => notifyThreadPeople.run(event),
    }),
    consumer({
      name: 'community.refresh_threads',
      on: [
        'community.post_removed',
        'community.post_restored',
        'community.reply_published',
        'community.reply_removed',
        'community.reply_restored',
        'community.answer_accepted',
      ],
      handle: ({ payload }) => refreshThreads.run(asId(payload.postId)),
    }),
  ];
}
