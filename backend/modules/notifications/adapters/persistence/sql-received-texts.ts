import type { FieldCipher, FieldPlace, SealedFields } from '#kernel/field-cipher.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type { ReceivedText, ReceivedTexts } from '../../application/ports.ts';

const AT_ONCE = 100;

const ADD: Statement = {
  name: 'inbound-text-add',
  text: `insert into inbound_texts (id, provider_id, phone, body, meaning, received_at) values ($1, $2, $3, $4, $5, $6)
    on conflict (provider_id) do nothing returning id`,
};
const LOCK: Statement = {
  name: 'inbound-text-lock',
  text: `select pg_advisory_xact_lock(hashtextextended('inbound-text:' || $1, 0))`,
};
const ANSWERED: Statement = {
  name: 'inbound-text-answered',
  text: `select id from sms_log
    where recipient_phone = $1 and created_at > $3 and budget = 'reply' and message = $2 limit 1`,
};
const ANSWERS: Statement = {
  name: 'inbound-text-answers',
  text: `select count(*)::int as count from sms_log
    where recipient_phone = $1 and created_at > $2 and budget = 'reply'`,
};
const FORGET: Statement = {
  name: 'inbound-text-forget',
  text: `delete from inbound_texts where id in
    (select id from inbound_texts where received_at < $1 order by received_at limit $2) returning 1`,
};
const OLDER: Statement = {
  name: 'inbound-texts-under-older-keys',
  text: `select id, body from inbound_texts where not starts_with(body, $1) order by id limit $2 for update`,
};
const STORE: Statement = {
  name: 'inbound-text-seal',
  text: `update inbound_texts set body = $2 where id = $1`,
};

/** Where the words of a text from a phone rest. */
export function inboundTextPlace(id: string): FieldPlace {
  return { table: 'inbound_texts', column: 'body', row: id };
}

/** Their words are sealed: they may say anything about anyone (rules.md#sealed-fields). */
export class SqlReceivedTexts implements ReceivedTexts, SealedFields {
  readonly name = 'Texts from phones';
  private readonly sql: Sql;
  private readonly cipher: FieldCipher;

  constructor(sql: Sql, cipher: FieldCipher) {
    this.sql = sql;
    this.cipher = cipher;
  }

  async addFirst({ id, providerId, from, body, meaning, at }: ReceivedText): Promise<boolean> {
    const sealed = this.cipher.seal(body, inboundTextPlace(id));
    return (await this.sql.row(ADD, [id, providerId, from, sealed, meaning, at])) !== null;
  }

  async wasAnswered(phone: string, words: string, since: Date): Promise<boolean> {
    await this.sql.row(LOCK, [phone]);
    return (await this.sql.row(ANSWERED, [phone, words, since])) !== null;
  }

  async answersSince(phone: string, since: Date): Promise<number> {
    await this.sql.row(LOCK, [phone]);
    return (await this.sql.row<{ count: number }>(ANSWERS, [phone, since]))?.count ?? 0;
  }

  async forgetBefore(at: Date, limit: number): Promise<number> {
    return (await this.sql.rows(FORGET, [at, limit])).length;
  }

  async sealAnew(): Promise<number> {
    const rows = await this.sql.rows<{ id: string; body: string }>(OLDER, [
      this.cipher.currentPrefix,
      AT_ONCE,
    ]);
    for (const { id, body } of rows) {
      const words = this.cipher.open(body, inboundTextPlace(id));
      await this.sql.rows(STORE, [id, this.cipher.seal(words, inboundTextPlace(id))]);
    }
    return rows.length;
  }
}
