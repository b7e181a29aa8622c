import { consumer, type EventConsumer } from '#kernel/consumer.ts';
import { asId } from '#kernel/ids.ts';
import type { NotifyGuests } from '#modules/community/application/event/notify-guests.ts';

export function tellGuestsConsumer(notify: NotifyGuests): EventConsumer {
  return consumer({
    name: 'community.tell_guests',
    on: ['community.event_changed', 'community.event_cancelled'],
    async handle({ payload }) {
      const id = asId<'event'>(payload.eventId);
      if ('sequence' in payload) await notify.changed(id, payload.sequence);
      else await notify.cancelled(id);
    },
  });
}
