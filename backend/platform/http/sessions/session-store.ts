import type { UserId } from '#kernel/ids.ts';
import type { Sql, Statement } from '../../persistence/sql.ts';

const GET = {
  name: 'session-get',
  text: `select sess, last_seen_at < now() - interval '5 minutes' as "isStale"
    from sessions where sid = $1 and expire > now()`,
};
/** Repeats the condition, so that only the first of several simultaneous requests writes. */
const TOUCH = {
  name: 'session-touch',
  text: `update sessions set last_seen_at = now(), user_agent = $2, address = $3
    where sid = $1 and last_seen_at < now() - interval '5 minutes'
    returning user_id as "userId"`,
};
/**
 * The user of a session is written only when it begins, because a request in progress may have older data.
 */
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
  text: `insert into sessions (sid, sess, expire, user_id, user_agent, address, proved_at)
    values ($1, $2::jsonb - 'isUnproved', least(now() + $3 * interval '1 millisecond', session_end(now(), $2::jsonb ->> 'userType')),
      ($2::jsonb ->> 'userId')::uuid, $4, $5,
      case when $2::jsonb ->> 'isUnproved' = 'true' then 'epoch' else now() end)
    on conflict (sid) do nothing returning user_id as "userId"`,
};
/**
 * Serialized for each person, so that each sees all sessions before it. The lock is taken before the first
 * row leaves the sort.
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
/** Real time, like everything about sessions. */
const IS_PROVED = {
  name: 'session-is-proved',
  text: `select sid from sessions where sid = $1 and proved_at > now() - interval '10 minutes'`,
};
const DESTROY = { name: 'session-destroy', text: `delete from sessions where sid = $1` };

const MOST_OF_USER_AGENT = 300;

/** The device of a session, as its owner sees it in the list of sessions. */
export interface Visitor {
  readonly userAgent: string;
  readonly address: string;
}

/** Learns that someone is present: when a session begins, and at most every five minutes while it is used. */
export interface Presence {
  seen(userId: UserId): Promise<void>;
}

/** Learns of sessions that ended because their user started too many. */
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
 * The `sessions` table. An existing session is only ever updated, so that a request in progress cannot
 * restore one that has just ended.
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

  /** Also records, at most every five minutes, that the session is in use. */
  async get(sid: string, visitor: Visitor): Promise<unknown> {
    const row = await this.sql.row<{ sess: unknown; isStale: boolean }>(GET, [sid]);
    if (row?.isStale) await this.write(TOUCH, [sid, ...columnsOf(visitor)]);
    return row?.sess ?? null;
  }

  /**
   * A person has at most twenty; then the oldest ends. A session lasts at most thirty days, an admin's twelve
   * hours (rules.md#session-ends).
   */
  async begin(sid: string, session: object, maxAge: number, visitor: Visitor): Promise<void> {
    const owner = await this.write(INSERT, [sid, JSON.stringify(session), maxAge, ...columnsOf(visitor)]);
    if (owner) await this.endings.recordCrowdedOut(await this.sql.rows(TRIM, [owner]));
  }

  /** Does not change the user. Does nothing if the session has ended. */
  async update(sid: string, session: object, maxAge: number): Promise<void> {
    await this.sql.rows(UPDATE, [sid, JSON.stringify(session), maxAge]);
  }

  /** Changes the secret of a session; false if it has ended. */
  async rename(sid: string, newSid: string): Promise<boolean> {
    return (await this.sql.row(RENAME, [sid, newSid])) !== null;
  }

  /**
   * Whether the user of this session confirmed their identity in the last ten minutes, at sign-in or later.
   */
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
