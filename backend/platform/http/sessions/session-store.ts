import type { UserId } from '#kernel/ids.ts';
import type { Sql, Statement } from '../../persistence/sql.ts';

const GET = {
  name: 'session-get',
  text: `select sess, last_seen_at < now() - interval '5 minutes' as "isStale"
    from sessions where sid = $1 and expire > now()`,
};
/** Its own condition again: of requests at the same moment only the first one writes. */
const TOUCH = {
  name: 'session-touch',
  text: `update sessions set last_seen_at = now(), user_agent = $2, address = $3
    where sid = $1 and last_seen_at < now() - interval '5 minutes'
    returning user_id as "userId"`,
};
/** Who a session belongs to is written when it begins: a request under way may hold an older answer. */
const UPDATE = {
  name: 'session-update',
  text: `update sessions set expire = now() + $3 * interval '1 millisecond',
      sess = ($2::jsonb - 'userId' - 'userType') || jsonb_strip_nulls(
        jsonb_build_object('userId', sess -> 'userId', 'userType', sess -> 'userType'))
    where sid = $1`,
};
const INSERT = {
  name: 'session-insert',
  text: `insert into sessions (sid, sess, expire, user_id, user_agent, address)
    values ($1, $2, now() + $3 * interval '1 millisecond', ($2::jsonb ->> 'userId')::uuid, $4, $5)
    on conflict (sid) do nothing returning user_id as "userId"`,
};
const RENAME = {
  name: 'session-rename',
  text: `update sessions set sid = $2 where sid = $1 and expire > now() returning id`,
};
const DESTROY = { name: 'session-destroy', text: `delete from sessions where sid = $1` };

const MOST_OF_USER_AGENT = 300;

/** Where a session is used from, as its owner sees it in the list of their sessions. */
export interface Visitor {
  readonly userAgent: string;
  readonly address: string;
}

/** Hears that someone is here: when a session begins, and every five minutes at most while it is used. */
export interface Presence {
  seen(userId: UserId): Promise<void>;
}

interface Owner {
  readonly userId: UserId | null;
}

/**
 * The `sessions` table. A session that has begun is only ever updated, so that a request under way cannot bring back
 * one that has just been ended.
 */
export class SessionStore {
  private readonly sql: Sql;
  private readonly presence: Presence;

  constructor(sql: Sql, presence: Presence) {
    this.sql = sql;
    this.presence = presence;
  }

  /** Also notes, every five minutes at most, that the session is in use. */
  async get(sid: string, visitor: Visitor): Promise<unknown> {
    const row = await this.sql.row<{ sess: unknown; isStale: boolean }>(GET, [sid]);
    if (row?.isStale) await this.write(TOUCH, [sid, ...columnsOf(visitor)]);
    return row?.sess ?? null;
  }

  async begin(sid: string, session: object, maxAge: number, visitor: Visitor): Promise<void> {
    await this.write(INSERT, [sid, JSON.stringify(session), maxAge, ...columnsOf(visitor)]);
  }

  /** Keeps whose session it is; does nothing to one that has ended. */
  async update(sid: string, session: object, maxAge: number): Promise<void> {
    await this.sql.rows(UPDATE, [sid, JSON.stringify(session), maxAge]);
  }

  /** The same session under another secret; false when it has ended. */
  async rename(sid: string, newSid: string): Promise<boolean> {
    return (await this.sql.row(RENAME, [sid, newSid])) !== null;
  }

  async destroy(sid: string): Promise<void> {
    await this.sql.rows(DESTROY, [sid]);
  }

  private async write(statement: Statement, values: readonly unknown[]): Promise<void> {
    const owner = await this.sql.row<Owner>(statement, values);
    if (owner?.userId) await this.presence.seen(owner.userId);
  }
}

function columnsOf({ userAgent, address }: Visitor): readonly string[] {
  return [userAgent.slice(0, MOST_OF_USER_AGENT), address];
}
