import type { Sql } from '#platform/persistence/sql.ts';
import type { UserId } from '#kernel/ids.ts';
import { LIVE_CHANNEL, liveMessages, watchMessage } from '../../application/live/live-message.ts';
import type { LiveUpdate, LiveUpdates } from '../../application/live/live-updates.ts';
import type { WatchBroadcast } from '../../application/live/watch-things.ts';
import type { WatchRequest } from '../../contract/live-event.ts';

const TELL = { name: 'live-tell', text: 'select pg_notify($1, $2)' };

export class SqlLiveUpdates implements LiveUpdates, WatchBroadcast {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async tell(update: LiveUpdate): Promise<void> {
    if (!this.sql.transaction()) throw new Error('Updates are told inside UnitOfWork.transaction only');
    for (const message of liveMessages(update)) await this.sql.rows(TELL, [LIVE_CHANNEL, message]);
  }

  async watch(userId: UserId, watch: WatchRequest): Promise<void> {
    await this.sql.rows(TELL, [LIVE_CHANNEL, watchMessage(userId, watch)]);
  }
}
