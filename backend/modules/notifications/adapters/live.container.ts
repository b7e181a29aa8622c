import { ContainerModule } from 'inversify';
import { construct, every, provide, token } from '#platform/container/token.ts';
import { CLOCK, DATABASE_LISTENER, LOG, LONG_CALLS, ROUTES, SQL, STOPPABLES } from '#platform/tokens.ts';
import { LiveAudiences } from '../application/live/live-audiences.ts';
import { LiveHub } from '../application/live/live-hub.ts';
import { LIVE_CHANNEL } from '../application/live/live-message.ts';
import { WatchThings } from '../application/live/watch-things.ts';
import { streamRoutes } from './http/stream.routes.ts';
import { beatingHub, type BeatingHub } from './live/beating-hub.ts';
import { LIVE_AUDIENCES, LIVE_READER, LIVE_UPDATES } from './notifications.tokens.ts';
import { SqlLiveReader } from './persistence/sql-live-reader.ts';
import { SqlLiveUpdates } from './persistence/sql-live-updates.ts';

const AUDIENCES = token<LiveAudiences>('notifications.all-live-audiences');
const WATCH_THINGS = token<WatchThings>('notifications.watch-things');
const HUB = token<BeatingHub>('notifications.live-hub');

/** The streams that update open screens. */
export const liveContainer = new ContainerModule(({ bind }) => {
  construct(bind, LIVE_UPDATES, SqlLiveUpdates, [SQL]);
  construct(bind, AUDIENCES, LiveAudiences, [every(LIVE_AUDIENCES)]);
  provide(bind, WATCH_THINGS, (audiences, sql) => new WatchThings(audiences, new SqlLiveUpdates(sql)), [
    AUDIENCES,
    SQL,
  ]);
  construct(bind, LIVE_READER, SqlLiveReader, [SQL, CLOCK]);
  provide(
    bind,
    HUB,
    (reader, audiences, listener, log) =>
      beatingHub(
        new LiveHub({
          reader,
          audiences,
          listen: (heard, again) => listener.listen(LIVE_CHANNEL, heard, again),
          failed: (error) => log.warn({ err: error }, 'what streams have to be told could not be read'),
        }),
      ),
    [LIVE_READER, AUDIENCES, DATABASE_LISTENER, LOG],
  );
  provide(bind, STOPPABLES, ({ stop }) => ({ stop }), [HUB]);
  provide(bind, LONG_CALLS, ({ hub }) => ({ end: () => hub.drain() }), [HUB]);
  provide(bind, ROUTES, ({ hub }, reader, watchThings) => streamRoutes(hub, reader, watchThings), [
    HUB,
    LIVE_READER,
    WATCH_THINGS,
  ]);
});
