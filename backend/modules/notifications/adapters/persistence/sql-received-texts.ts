import type { Sql } from '#platform/persistence/sql.ts';
import type { ReceivedTexts } from '../../application/ports.ts';

const ADD = {
  name: 'inbound-text-add',
  text: `insert into inbound_texts (provider_id, received_at) values ($1, $2)
    on conflict do nothing returning provider_id`,
};
const LOCK = {
  name: 'inbound-text-lock',
  text: `select pg_advisory_xact_lock(hashtextextended('inbound-text:' || $1, 0))`,
};
const ANSWERED = {
  name: 'inbound-text-answered',
  text: `select id from sms_log
    where recipient_phone = $1 and created_at > $3 and budget = 'reply' and message = $2 limit 1`,
};
const FORGET = {
  name: 'inbound-text-forget',
  text: `delete from inbound_texts where provider_id in
    (select provider_id from inbound_texts where received_at < $1 order by received_at limit $2) returning 1`,
};

export class SqlReceivedTexts implements ReceivedTexts {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async addFirst(providerId: string, at: Date): Promise<boolean> {
    return (await this.sql.row(ADD, [providerId, at])) !== null;
  }

  async wasAnswered(phone: string, words: string, since: Date): Promise<boolean> {
    await this.sql.row(LOCK, [phone]);
    return (await this.sql.row(ANSWERED, [phone, words, since])) !== null;
  }

  async forgetBefore(at: Date, limit: number): Promise<number> {
    return (await this.sql.rows(FORGET, [at, limit])).length;
  }
}
