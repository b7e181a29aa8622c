import type { Sql } from '#platform/persistence/sql.ts';
import type { MessageHistory } from '../../application/forget-old-messages.ts';

const FORGET = [
  {
    name: 'message-history-notices',
    text: `delete from notifications where id in
      (select id from notifications where created_at < $1 order by created_at limit $2) returning 1`,
  },
  {
    name: 'message-history-texts',
    text: `delete from sms_log where id in (select id from sms_log
      where created_at < $1 and status not in ('held', 'queued', 'sending') order by created_at limit $2) returning 1`,
  },
  {
    name: 'message-history-days',
    text: `delete from text_days where day in
      (select day from text_days where day < ($1::timestamptz at time zone 'UTC')::date order by day limit $2) returning 1`,
  },
];

export class SqlMessageHistory implements MessageHistory {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async forgetBefore(at: Date, limit: number): Promise<number> {
    let forgotten = 0;
    for (const statement of FORGET) forgotten += (await this.sql.rows(statement, [at, limit])).length;
    return forgotten;
  }
}
