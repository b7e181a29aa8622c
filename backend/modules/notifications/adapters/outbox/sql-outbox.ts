import type { Clock } from '#kernel/clock.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type { SealedText } from '../../application/mail/sealed-text.ts';
import type { HandedOver, Mail, MailSender, TextSender, TextToSend } from '../../application/ports.ts';

const PUT = {
  name: 'outbox-put',
  text: `insert into outbox_messages (id, channel, recipient, subject, body, html, is_sealed, at)
    values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (id) do nothing`,
};
interface Put {
  readonly channel: 'sms' | 'email';
  readonly to: string;
  readonly subject: string | null;
  readonly body: string;
  readonly html: string | null;
  readonly isSealed: boolean;
}

/** Stores outgoing messages if no provider is configured; a development installation shows them. */
class SqlOutbox {
  protected readonly sql: Sql;
  private readonly clock: Clock;

  constructor(sql: Sql, clock: Clock) {
    this.sql = sql;
    this.clock = clock;
  }

  protected async put(id: string, { channel, to, subject, body, html, isSealed }: Put): Promise<void> {
    await this.sql.rows(PUT, [id, channel, to, subject, body, html, isSealed, this.clock.now()]);
  }
}

export class SqlOutboxTextSender extends SqlOutbox implements TextSender {
  async send({ id, to, body }: TextToSend): Promise<HandedOver> {
    await this.put(id, { channel: 'sms', to, subject: null, body, html: null, isSealed: false });
    return { outcome: 'sent', providerId: null };
  }
}

export class SqlOutboxMailSender extends SqlOutbox implements MailSender {
  private readonly sealedText: SealedText;

  constructor(sql: Sql, clock: Clock, sealedText: SealedText) {
    super(sql, clock);
    this.sealedText = sealedText;
  }

  /** Stores only the names of attached files. */
  async send({ id, to, subject, text, html, isConfidential = false, files = [] }: Mail): Promise<'sent'> {
    const names = files.map(({ fileName }) => `\n[${fileName}]\n`).join('');
    const said = { text: text + names, html };
    const kept = isConfidential
      ? { body: this.sealedText.seal(id, said), html: null }
      : { body: said.text, html };
    await this.put(id, { channel: 'email', to, subject, ...kept, isSealed: isConfidential });
    return 'sent';
  }
}
