import { ContainerModule } from 'inversify';
import { construct } from '#platform/container/token.ts';
import { CLOCK, EVENT_PUBLISHER, SQL } from '#platform/tokens.ts';
import { TrackDeliveries } from '../application/tracking/track-deliveries.ts';
import { DELIVERIES, TRACK_DELIVERIES } from './notifications.tokens.ts';
import { SqlTrackedDeliveries } from './persistence/sql-tracked-deliveries.ts';

export const trackingContainer = new ContainerModule(({ bind }) => {
  construct(bind, DELIVERIES, SqlTrackedDeliveries, [SQL]);
  construct(bind, TRACK_DELIVERIES, TrackDeliveries, {
    deliveries: DELIVERIES,
    events: EVENT_PUBLISHER,
    clock: CLOCK,
  });
});
