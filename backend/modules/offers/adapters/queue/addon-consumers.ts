import { consumer, type EventConsumer } from '#kernel/consumer.ts';
import type { NotifyAddonParties } from '../../application/addon/notify-addon-parties.ts';
import type { SyncAddons } from '../../application/addon/sync-addons.ts';

export function syncAddonsConsumer(sync: SyncAddons): EventConsumer {
  return consumer({
    name: 'offers.keep_addons',
    on: ['billing.obligation_held', 'billing.obligation_refunded'],
    concerns: (event) => sync.concerns(event),
    handle: (event) => sync.run(event),
  });
}

export function notifyAddonPartiesConsumer(notify: NotifyAddonParties): EventConsumer {
  return consumer({
    name: 'offers.tell_addon_parties',
    on: ['offers.addon_completed', 'offers.addon_refunded'],
    handle: (event) =>
      event.name === 'offers.addon_completed'
        ? notify.delivered(event.payload)
        : notify.refunded(event.payload),
  });
}
