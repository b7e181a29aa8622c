import { LiveAudiences } from '../application/live/live-audiences.ts';
import { LiveHub } from '../application/live/live-hub.ts';
import { LIVE_CHANNEL } from '../application/live/live-message.ts';
import { WatchThings } from '../application/live/watch-things.ts';
import { streamRoutes } from './http/live/stream.routes.ts';
import { beatingHub } from './live/beating-hub.ts';
import type { NotificationsBase } from './notifications-base.ts';
import type { NotificationsOutside } from './notifications-outside.ts';
import { SqlLiveUpdates } from './persistence/sql-live-updates.ts';

/** The streams that update open screens. */
export function wireLive(
  { platform, liveAudiences }: NotificationsOutside,
  { liveReader }: NotificationsBase,
) {
  const { sql, databaseListener: listener, log } = platform;
  const updates = new SqlLiveUpdates(sql);
  const audiences = new LiveAudiences(liveAudiences);
  const { hub, stop } = beatingHub(
    new LiveHub({
      reader: liveReader,
      audiences,
      listen: (heard, again) => listener.listen(LIVE_CHANNEL, heard, again),
      failed: (error) => log.warn({ err: error }, 'what streams have to be told could not be read'),
    }),
  );

  return {
    updates,
    routes: streamRoutes(hub, liveReader, new WatchThings(audiences, updates)),
    stoppables: [{ stop }],
    longCalls: [{ end: () => hub.drain() }],
  };
}
