import { consumer, type EventConsumer } from '#kernel/consumer.ts';
import { asId } from '#kernel/ids.ts';
import type { SyncAddons } from '../../application/addon/sync-addons.ts';
import type { NotifyOfferParties } from '../../application/notify-offer-parties.ts';

const ENDINGS = {
  'offers.letter_signed': 'offer_accepted',
  'offers.letter_declined': 'offer_declined',
  'offers.letter_expired': 'offer_expired',
} as const;

export function notifyOfferPartiesConsumer(notify: NotifyOfferParties): EventConsumer {
  return consumer({
    name: 'offers.tell_parties',
    on: ['offers.letter_signed', 'offers.letter_declined', 'offers.letter_expired'],
    handle: ({ name, payload }) => notify.run(asId(payload.offerLetterId), ENDINGS[name]),
  });
}

export function syncAddonsConsumer(sync: SyncAddons): EventConsumer {
  return consumer({
    name: 'offers.keep_addons',
    on: ['billing.obligation_held', 'billing.obligation_refunded'],
    concerns: (event) => sync.concerns(event),
    handle: (event) => sync.run(event),
  });
}
