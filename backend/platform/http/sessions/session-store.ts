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
  text: `update sessions set
      expire = least(now() + $3 * interval '1 millisecond', session_end(created_at, sess ->> 'userType')),
      sess = ($2::jsonb - 'userId' - 'userType' - 'hasSecondFactor') || jsonb_strip_nulls(jsonb_build_object(
        'userId', sess -> 'userId', 'userType', sess -> 'userType', 'hasSecondFactor', sess -> 'hasSecondFactor'))
    where sid = $1`,
};
const INSERT = {
  name: 'session-insert',
  text: `insert into sessions (sid, sess, expire, user_id, user_agent, address)
    values ($1, $2, least(now() + $3 * interval '1 millisecond', session_end(now(), $2::jsonb ->> 'userType')),
      ($2::jsonb ->> 'userId')::uuid, $4, $5)
    on conflict (sid) do nothing returning user_id as "userId"`,
};
/**
 * One after the other for a person: each sees what all before it have begun. The lock is taken before the first row leaves the sort.
 */
const TRIM = {
  name: 'sessions-trim',
  text: `delete from sessions where sid in (
      select s.sid from sessions s, (select pg_advisory_xact_lock(hashtextextended($1::text, 1))) as turn
      where s.user_id = $1::uuid order by s.created_at desc, s.sid offset 20)
    returning user_id as "userId", address, user_agent as "userAgent"`,
};
const RENAME = {
  name: 'session-rename',
  text: `update sessions set sid = $2 where sid = $1 and expire > now() returning id`,
};
/** Real time, as all that sessions go by. */
const IS_PROVED = {
  name: 'session-is-proved',
  text: `select sid from sessions where sid = $1 and proved_at > now() - interval '10 minutes'`,
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

/** Hears of sessions that ended because their person has begun too many. */
export interface SessionEndings {
  recordCrowdedOut(
    sessions: readonly {
      readonly userId: UserId;
      readonly address: string | null;
      readonly userAgent: string | null;
    }[],
  ): Promise<void>;
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
  private readonly endings: SessionEndings;

  constructor(sql: Sql, presence: Presence, endings: SessionEndings) {
    this.sql = sql;
    this.presence = presence;
    this.endings = endings;
  }

  /** Also notes, every five minutes at most, that the session is in use. */
  async get(sid: string, visitor: Visitor): Promise<unknown> {
    const row = await this.sql.row<{ sess: unknown; isStale: boolean }>(GET, [sid]);
    if (row?.isStale) await this.write(TOUCH, [sid, ...columnsOf(visitor)]);
    return row?.sess ?? null;
  }

  /** A person has twenty at most: the oldest ends. None lives longer than thirty days, an admin's twelve hours (rules.md#session-ends). */
  async begin(sid: string, session: object, maxAge: number, visitor: Visitor): Promise<void> {
    const owner = await this.write(INSERT, [sid, JSON.stringify(session), maxAge, ...columnsOf(visitor)]);
    if (owner) await this.endings.recordCrowdedOut(await this.sql.rows(TRIM, [owner]));
  }

  /** Keeps whose session it is; does nothing to one that has ended. */
  async update(sid: string, session: object, maxAge: number): Promise<void> {
    await this.sql.rows(UPDATE, [sid, JSON.stringify(session), maxAge]);
  }

  /** The same session under another secret; false when it has ended. */
  async rename(sid: string, newSid: string): Promise<boolean> {
    return (await this.sql.row(RENAME, [sid, newSid])) !== null;
  }

  /** Whether whoever has this session has said who they are in the last ten minutes: at sign-in, or since. */
  async isProved(sid: string): Promise<boolean> {
    return (await this.sql.row(IS_PROVED, [sid])) !== null;
  }

  async destroy(sid: string): Promise<void> {
    await this.sql.rows(DESTROY, [sid]);
  }

  private async write(statement: Statement, values: readonly unknown[]): Promise<UserId | null> {
    const owner = await this.sql.row<Owner>(statement, values);
    if (owner?.userId) await this.presence.seen(owner.userId);
    return owner?.userId ?? null;
  }
}

function columnsOf({ userAgent, address }: Visitor): readonly string[] {
  return [userAgent.slice(0, MOST_OF_USER_AGENT), address];
}
