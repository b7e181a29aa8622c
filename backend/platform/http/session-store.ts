import type { Sql } from '../persistence/sql.ts';

const GET = { name: 'session-get', text: `select sess from sessions where sid = $1 and expire > now()` };
const UPDATE = {
  name: 'session-update',
  text: `update sessions set sess = $2, expire = now() + $3 * interval '1 millisecond' where sid = $1`,
};
const INSERT = {
  name: 'session-insert',
  text: `insert into sessions (sid, sess, expire, user_id)
    values ($1, $2, now() + $3 * interval '1 millisecond', ($2::jsonb ->> 'userId')::uuid) on conflict (sid) do nothing`,
};
const DESTROY = { name: 'session-destroy', text: `delete from sessions where sid = $1` };

/**
 * koa-session's store on the `sessions` table. A session that existed when the request began is only ever updated,
 * so that a request under way cannot bring back one that a sign-out has just ended.
 */
export class SessionStore {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async get(sid: string): Promise<unknown> {
    const row = await this.sql.row<{ sess: unknown }>(GET, [sid]);
    return row?.sess ?? null;
  }

  async set(
    sid: string,
    session: object,
    maxAge: number,
    { ctx }: { ctx: { state: Record<string, unknown> } },
  ): Promise<void> {
    const existed = ctx.state['loadedSid'] === sid;
    await this.sql.rows(existed ? UPDATE : INSERT, [sid, JSON.stringify(session), maxAge]);
    ctx.state['loadedSid'] = sid;
  }

  async destroy(sid: string): Promise<void> {
    await this.sql.rows(DESTROY, [sid]);
  }
}
