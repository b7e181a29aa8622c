import { consumer, type EventConsumer } from '#kernel/consumer.ts';
import { asId } from '#kernel/ids.ts';
import type { NotifyEventMentions } from '#modules/community/application/event/notify-event-mentions.ts';
import type { NotifyGuests } from '#modules/community/application/event/notify-guests.ts';

export function tellGuestsConsumer(notify: NotifyGuests): EventConsumer {
  return consumer({
    name: 'community.tell_guests',
    on: ['community.event_changed', 'community.event_cancelled'],
    async handle({ name, payload }) {
      const id = asId<'event'>(payload.eventId);
      if (name === 'community.event_changed') await notify.changed(id);
      else await notify.canceled(id);
    },
  });
}

export function tellEventMentionsConsumer(notify: NotifyEventMentions): EventConsumer {
  return consumer({
    name: 'community.tell_event_mentions',
    on: ['community.event_published'],
    concerns: ({ payload }) => payload.mentioned.length > 0,
    handle: ({ payload: { eventId, mentioned } }) =>
      notify.run(
        asId(eventId),
        mentioned.map((id) => asId<'user'>(id)),
      ),
  });
}
