import type { Clock } from '#kernel/clock.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type { OutboxReader, OutboxRow } from '../../application/outbox-reader.ts';
import type { HandedOver, Mail, MailSender, TextSender, TextToSend } from '../../application/ports.ts';

const PUT = {
  name: 'outbox-put',
  text: `insert into outbox_messages (id, channel, recipient, subject, body, html, at)
    values ($1, $2, $3, $4, $5, $6, $7) on conflict (id) do nothing`,
};
const SELECT = `select id, channel, recipient as "to", subject, body, iso(at) as at from outbox_messages`;
const LIST = {
  name: 'outbox-list',
  text: `${SELECT}
    where $1::timestamptz is null or (at, id) < ($1, $2::uuid)
    order by at desc, id desc limit $3`,
};
const LIST_TO = {
  name: 'outbox-list-to',
  text: `${SELECT}
    where recipient = $4 and ($1::timestamptz is null or (at, id) < ($1, $2::uuid))
    order by at desc, id desc limit $3`,
};

/** Keeps what would go out, where no provider is configured; a development installation shows it. */
class SqlOutbox {
  protected readonly sql: Sql;
  private readonly clock: Clock;

  constructor(sql: Sql, clock: Clock) {
    this.sql = sql;
    this.clock = clock;
  }

  protected async put(id: string, ...rest: readonly [string, string, string | null, string, string | null]) {
    await this.sql.rows(PUT, [id, ...rest, this.clock.now()]);
  }
}

export class SqlOutboxTextSender extends SqlOutbox implements TextSender {
  async send({ id, to, body }: TextToSend): Promise<HandedOver> {
    await this.put(id, 'sms', to, null, body, null);
    return { outcome: 'sent', providerId: null };
  }
}

export class SqlOutboxMailSender extends SqlOutbox implements MailSender {
  /** Of a file that goes along, its name is kept. */
  async send({ id, to, subject, text, html, files = [] }: Mail): Promise<'sent'> {
    const names = files.map(({ fileName }) => `\n[${fileName}]\n`).join('');
    await this.put(id, 'email', to, subject, text + names, html);
    return 'sent';
  }
}

export class SqlOutboxReader implements OutboxReader {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async list(
    to: string | null,
    after: { readonly at: string; readonly id: string } | null,
    limit: number,
  ): Promise<readonly OutboxRow[]> {
    const key = [after?.at ?? null, after?.id ?? null, limit];
    return to === null ? this.sql.rows(LIST, key) : this.sql.rows(LIST_TO, [...key, to]);
  }
}
