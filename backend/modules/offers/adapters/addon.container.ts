import { ContainerModule } from 'inversify';
import { construct, provide, token } from '#platform/container/token.ts';
import {
  CLOCK,
  DUE_WORK,
  EVENT_CONSUMERS,
  EVENT_PUBLISHER,
  ORM,
  ROUTES,
  SQL,
  UNIT_OF_WORK,
} from '#platform/tokens.ts';
import { ADD_ON_CHARGES, FeeCalculator } from '#modules/billing/index.ts';
import { HIRING } from '#modules/hiring/index.ts';
import { NOTIFIER } from '#modules/notifications/index.ts';
import { AddonOrders } from '../application/addon/addon-orders.ts';
import { CancelAddon } from '../application/addon/cancel-addon.ts';
import { DeliverAddons, type AddonDelivery } from '../application/addon/deliver-addons.ts';
import { NotifyAddonParties } from '../application/addon/notify-addon-parties.ts';
import { RefundUndelivered } from '../application/addon/refund-undelivered.ts';
import { SyncAddons } from '../application/addon/sync-addons.ts';
import type { ServiceAddonRepository } from '../application/ports.ts';
import { serviceAddonRoutes } from './http/service-addon.routes.ts';
import { ADDON_ORDERS, READER } from './offers.tokens.ts';
import { MikroServiceAddonRepository } from './persistence/mikro-service-addon-repository.ts';
import { notifyAddonPartiesConsumer, syncAddonsConsumer } from './queue/addon-consumers.ts';

/** For contexts that deliver what an add-on promises. */
export const ADDON_DELIVERY = token<AddonDelivery>('offers.addon-delivery');

const ADDONS = token<ServiceAddonRepository>('offers.addons');
const CANCEL_ADDON = token<CancelAddon>('offers.cancel-addon');
const NOTIFY_ADDON_PARTIES = token<NotifyAddonParties>('offers.notify-addon-parties');
const SYNC_ADDONS = token<SyncAddons>('offers.sync-addons');

/** Paid services of an offer or a hire, from the order to the delivery or the refund. */
export const addonContainer = new ContainerModule(({ bind }) => {
  construct(bind, ADDONS, MikroServiceAddonRepository, [ORM, SQL, EVENT_PUBLISHER]);
  provide(bind, ADDON_ORDERS, (addons) => new AddonOrders(addons, (kind) => FeeCalculator.addOnPrice(kind)), [
    ADDONS,
  ]);
  construct(bind, ADDON_DELIVERY, DeliverAddons, [ADDONS, ADD_ON_CHARGES, CLOCK]);
  construct(bind, SYNC_ADDONS, SyncAddons, [ADDONS, HIRING]);
  provide(bind, EVENT_CONSUMERS, syncAddonsConsumer, [SYNC_ADDONS]);
  construct(bind, NOTIFY_ADDON_PARTIES, NotifyAddonParties, {
    hiring: HIRING,
    reader: READER,
    notifier: NOTIFIER,
  });
  provide(bind, EVENT_CONSUMERS, notifyAddonPartiesConsumer, [NOTIFY_ADDON_PARTIES]);
  const money = {
    unitOfWork: UNIT_OF_WORK,
    hiring: HIRING,
    addons: ADDONS,
    charges: ADD_ON_CHARGES,
    clock: CLOCK,
  };
  construct(bind, CANCEL_ADDON, CancelAddon, money);
  construct(bind, DUE_WORK, RefundUndelivered, money);
  provide(bind, ROUTES, (reader, cancelAddon) => serviceAddonRoutes({ reader, cancelAddon }), [
    READER,
    CANCEL_ADDON,
  ]);
});
