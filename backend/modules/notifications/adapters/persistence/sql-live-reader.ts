import type { Clock } from '#kernel/clock.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type { LiveReader, LiveReaderOf, LiveReading } from '../../application/live/live-reader.ts';

/** A longer list is read again as a whole instead of row by row. */
const MOST_ROWS = 50;

const SESSION = {
  name: 'live-session',
  text: `select id from sessions where sid = $1 and expire > now() and user_id is not null`,
};

/**
 * All from one snapshot. A row is new to a stream when its transaction had not ended in the snapshot that the cursor stands
 * for; ids and times do not say that, because transactions end in another order than they begin. After the restore of a
 * backup, numbers may lie ahead of the database's own: those are no news, and a cursor from there is no cursor.
 */
const READ = {
  name: 'live-read',
  text: `select s.id is not null and u.id is not null as "isAllowed", coalesce(s.sess ->> 'userType', '') as "userType",
      (select count(*)::int from notifications n where n.user_id = e.user_id and not n.is_read) as unread,
      coalesce(news.rows, '[]') as rows,
      coalesce(jsonb_array_length(news.rows) > ${MOST_ROWS} or e.since > now_at.latest, false) as "hasMore",
      now_at.earliest::text as cursor
    from unnest($1::uuid[], $2::uuid[], $3::xid8[]) with ordinality e (session_id, user_id, since, place)
      cross join (select pg_snapshot_xmin(pg_current_snapshot()) as earliest,
        pg_snapshot_xmax(pg_current_snapshot()) as latest) now_at
      left join sessions s on s.id = e.session_id and s.user_id = e.user_id and s.expire > now()
      left join users u on u.id = s.user_id and u.deleted_at is null
        and (u.suspended_until is null or u.suspended_until <= $4)
      left join lateral (
        select jsonb_agg(jsonb_build_object('id', r.id, 'title', r.title, 'message', r.message, 'type', r.type,
            'data', r.data, 'isRead', r.is_read, 'createdAt', iso(r.created_at)) order by r.created_at, r.id) as rows
        from (select * from notifications n
          where n.user_id = e.user_id and n.written_in >= coalesce(e.since, now_at.earliest) and n.written_in < now_at.latest
          order by n.created_at desc, n.id desc limit ${MOST_ROWS + 1}) r
      ) news on true
    order by e.place`,
};

export class SqlLiveReader implements LiveReader {
  private readonly sql: Sql;
  private readonly clock: Clock;

  constructor(sql: Sql, clock: Clock) {
    this.sql = sql;
    this.clock = clock;
  }

  async sessionOf(secret: string): Promise<string | null> {
    return (await this.sql.row<{ id: string }>(SESSION, [secret]))?.id ?? null;
  }

  async read(streams: readonly LiveReaderOf[]): Promise<readonly LiveReading[]> {
    const readings = await this.sql.rows<LiveReading>(READ, [
      streams.map(({ sessionId }) => sessionId),
      streams.map(({ userId }) => userId),
      streams.map(({ since }) => since),
      this.clock.now(),
    ]);
    return readings.map((reading) => ({ ...reading, rows: reading.rows.slice(-MOST_ROWS) }));
  }
}
