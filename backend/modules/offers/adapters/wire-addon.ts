import { CancelAddon } from '../application/addon/cancel-addon.ts';
import { DeliverAddons } from '../application/addon/deliver-addons.ts';
import { NotifyAddonParties } from '../application/addon/notify-addon-parties.ts';
import { RefundUndelivered } from '../application/addon/refund-undelivered.ts';
import { SyncAddons } from '../application/addon/sync-addons.ts';
import { serviceAddonRoutes } from './http/addon/service-addon.routes.ts';
import type { OffersBase } from './offers-base.ts';
import type { OffersOutside } from './offers-outside.ts';
import { notifyAddonPartiesConsumer, syncAddonsConsumer } from './queue/addon-consumers.ts';

/** Paid services of an offer or a hire, from the order to the delivery or the refund. */
export function wireAddon(outside: OffersOutside, { serviceAddons: addons, reader }: OffersBase) {
  const { platform, addOnCharges: charges, hiring, notifier } = outside;
  const { unitOfWork, clock } = platform;
  const cancelAddon = new CancelAddon({ unitOfWork, hiring, addons, charges, clock });

  return {
    delivery: new DeliverAddons(addons, charges, clock),
    routes: serviceAddonRoutes({ reader, cancelAddon }),
    consumers: [
      syncAddonsConsumer(new SyncAddons(addons, hiring)),
      notifyAddonPartiesConsumer(new NotifyAddonParties({ hiring, reader, notifier })),
    ],
    dueWork: [new RefundUndelivered({ unitOfWork, hiring, addons, charges, clock })],
  };
}
