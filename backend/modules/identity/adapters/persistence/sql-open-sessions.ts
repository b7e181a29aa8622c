import type { UserId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type { OpenSessions, OwnSession } from '../../application/sign-in/open-sessions.ts';
import type { UserType } from '../../contract/vocabulary/user-type.ts';

const CHANGE_TYPE = {
  name: 'sessions-change-type',
  text: `update sessions set sess = jsonb_set(sess, '{userType}', to_jsonb($2::text)),
      expire = least(expire, session_end(created_at, $2::text))
    where user_id = $1`,
};
const END_ALL = {
  name: 'sessions-end-all',
  text: `delete from sessions where user_id = $1 and sid is distinct from $2::text returning 1`,
};
/** A person has few: they are sorted as they are. */
const LIST = {
  name: 'sessions-of-user',
  text: `select id, sid = $2 as "isCurrent", user_agent as "userAgent", address,
      iso(created_at) as "createdAt", iso(last_seen_at) as "lastSeenAt"
    from sessions where user_id = $1 and expire > now()
    order by last_seen_at desc, id limit 100`,
};
const PROVE = {
  name: 'session-prove',
  text: `update sessions set proved_at = now(),
      sess = case when $2::boolean then sess || '{"hasSecondFactor": true}' else sess end
    where sid = $1 and user_id is not null`,
};
const FORGET_FACTOR = {
  name: 'sessions-forget-second-factor',
  text: `update sessions set sess = sess - 'hasSecondFactor' where user_id = $1`,
};
const END = {
  name: 'session-end',
  text: `delete from sessions where user_id = $1 and id = $2 returning sid`,
};

export class SqlOpenSessions implements OpenSessions {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async changeType(userId: UserId, { to }: { readonly to: UserType }): Promise<void> {
    await this.sql.rows(CHANGE_TYPE, [userId, to]);
  }

  async endAll(userId: UserId, exceptSecret?: string): Promise<number> {
    return (await this.sql.rows(END_ALL, [userId, exceptSecret ?? null])).length;
  }

  async list(userId: UserId, currentSecret: string): Promise<readonly OwnSession[]> {
    return this.sql.rows<OwnSession>(LIST, [userId, currentSecret]);
  }

  async prove(secret: string, withFactor: boolean): Promise<void> {
    await this.sql.rows(PROVE, [secret, withFactor]);
  }

  async forgetSecondFactor(userId: UserId): Promise<void> {
    await this.sql.rows(FORGET_FACTOR, [userId]);
  }

  async end(userId: UserId, publicId: string): Promise<string | null> {
    const row = await this.sql.row<{ sid: string }>(END, [userId, publicId]);
    return row?.sid ?? null;
  }
}
