import { newId, type UserId } from '#kernel/ids.ts';
import type { Page } from '#kernel/page.ts';
import { callOrigin } from '#platform/http/call-origin.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type {
  EndedSession,
  ListedSecurityEvent,
  SecurityLog,
  SecurityNews,
  SignInNews,
} from '../../application/security/security-log.ts';

/** One statement for all cases: an unknown email takes the same path (rules.md#sign-in-reveals-nothing). */
const ADD = {
  name: 'security-event-add',
  text: `insert into security_events (id, user_id, kind, detail, address, user_agent) values ($1,
      coalesce($2::uuid, (select id from users where lower(email) = lower($3::text)),
        (select id from users where phone = $4::text and phone_verified_at is not null)),
      $5, $6, $7, $8)`,
};
const ADD_SIGN_IN = {
  name: 'security-event-add-sign-in',
  text: `insert into security_events (id, user_id, kind, detail, address, user_agent, device_mark, is_new_device)
    select $1, $2::uuid, 'signed_in', $3, $4, $5, $6::text,
      exists (select from security_events where user_id = $2::uuid and kind = 'signed_in')
        and not exists (select from security_events
          where user_id = $2::uuid and kind = 'signed_in' and device_mark = $6::text)
    returning is_new_device as "isNewDevice"`,
};
const ADD_CROWDED_OUT = {
  name: 'security-event-add-crowded-out',
  text: `insert into security_events (id, user_id, kind, detail, address, user_agent)
    values ($1, $2, 'session_ended', 'crowded_out', $3, $4)`,
};
/** Real time, like everything about sessions. A session without a sign-in ends without an event. */
const END_EXPIRED = {
  name: 'sessions-end-expired',
  text: `with ended as (delete from sessions where sid = any
        (array(select sid from sessions where expire < now() limit $1 for update skip locked))
      returning user_id, expire, address, user_agent),
    told as (insert into security_events (id, at, user_id, kind, detail, address, user_agent)
      select gen_random_uuid(), expire, user_id, 'session_ended', 'expired', address, user_agent
        from ended where user_id is not null)
    select count(*)::int as ended from ended`,
};
const LIST = {
  name: 'security-events-of-user',
  text: `select id, iso(at) as at, kind, detail, address, user_agent as "userAgent", is_new_device as "isNewDevice",
      to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "pageAt"
    from security_events
    where user_id = $1 and ($2::timestamptz is null or (at, id) < ($2, $3::uuid))
    order by security_events.at desc, id desc limit $4`,
};
/** Real time, as their own. Whole months first, because that reads no row; the triggers let nothing else go. */
const DROP_MONTHS = {
  name: 'security-events-drop-months',
  text: `select drop_months('security_events', now() - interval '400 days', 'at')`,
};
const FORGET = {
  name: 'security-events-forget',
  text: `delete from security_events where id = any (array(select id from security_events
      where at < now() - interval '400 days' order by at limit $1)) and at < now() - interval '400 days' returning 1`,
};

const MOST_OF_USER_AGENT = 300;

export class SqlSecurityLog implements SecurityLog {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async record(news: SecurityNews): Promise<void> {
    const userId = 'userId' in news ? news.userId : null;
    const email = 'email' in news ? news.email : null;
    const phone = 'phone' in news ? news.phone : null;
    const detail = 'detail' in news ? news.detail : null;
    await this.sql.rows(ADD, [newId(), userId, email, phone, news.kind, detail, ...whence()]);
  }

  async recordSignIn({ userId, way, deviceMark }: SignInNews): Promise<{ readonly isNewDevice: boolean }> {
    const values = [newId(), userId, way, ...whence(), deviceMark];
    const row = await this.sql.row<{ isNewDevice: boolean }>(ADD_SIGN_IN, values);
    return { isNewDevice: row?.isNewDevice ?? false };
  }

  async recordCrowdedOut(sessions: readonly EndedSession[]): Promise<void> {
    for (const { userId, address, userAgent } of sessions)
      await this.sql.rows(ADD_CROWDED_OUT, [newId(), userId, address, userAgent]);
  }

  async endExpired(limit: number): Promise<number> {
    return (await this.sql.row<{ ended: number }>(END_EXPIRED, [limit]))?.ended ?? 0;
  }

  async list(userId: UserId, { limit, after }: Page): Promise<readonly ListedSecurityEvent[]> {
    return this.sql.rows(LIST, [userId, after?.at ?? null, after?.id ?? null, limit + 1]);
  }

  async forgetOld(limit: number): Promise<number> {
    await this.sql.rows(DROP_MONTHS);
    return (await this.sql.rows(FORGET, [limit])).length;
  }
}

/** Nothing outside of calls: a command line has no address. */
function whence(): readonly (string | null)[] {
  const { address, userAgent } = callOrigin.get() ?? { address: null, userAgent: null };
  return [address, userAgent?.slice(0, MOST_OF_USER_AGENT) ?? null];
}
