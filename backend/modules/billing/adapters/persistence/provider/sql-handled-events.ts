import type { Sql } from '#platform/persistence/sql.ts';
import type { HandledEvents } from '#modules/billing/application/ports.ts';

const MARK = {
  name: 'webhook-event-mark',
  text: `insert into webhook_events (id, provider, type, received_at) values ($1, $2, $3, $4)
    on conflict do nothing returning id`,
};
const FIND = { name: 'webhook-event-find', text: `select id from webhook_events where id = any($1)` };
const FORGET = {
  name: 'webhook-events-forget',
  // Uses an array: a join would read the whole table if the planner expects many rows.
  text: `delete from webhook_events where id = any(array
    (select id from webhook_events where received_at < $1 order by received_at limit $2)) returning 1`,
};

export class SqlHandledEvents implements HandledEvents {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async mark(event: { id: string; type: string }, provider: string, at: Date): Promise<boolean> {
    return (await this.sql.row(MARK, [event.id, provider, event.type, at])) !== null;
  }

  async handledOf(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.sql.rows<{ id: string }>(FIND, [ids]);
    return new Set(rows.map(({ id }) => id));
  }

  async forgetBefore(at: Date, limit: number): Promise<number> {
    return (await this.sql.rows(FORGET, [at, limit])).length;
  }
}
