import type { SealedFields } from '#kernel/field-cipher.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type { SealedText } from '../../application/mail/sealed-text.ts';

const AT_ONCE = 100;

/** Notices with a check's findings were stored in plain text before; their link identifies them. */
const OLDER: Statement = {
  name: 'outbox-under-older-keys',
  text: `select id, body as text, coalesce(html, '') as html, is_sealed as "isSealed" from outbox_messages
    where is_sealed and not starts_with(body, $1)
      or not is_sealed and channel = 'email' and body like '%/background-check-notice/%'
    order by id limit $2 for update`,
};
const STORE: Statement = {
  name: 'outbox-seal',
  text: `update outbox_messages set body = $2, html = null, is_sealed = true where id = $1`,
};

interface Kept {
  readonly id: string;
  readonly text: string;
  readonly html: string;
  readonly isSealed: boolean;
}

/** Confidential emails in the embedded outbox, for key rotation. */
export class SealedOutbox implements SealedFields {
  readonly name = 'Emails about checks';
  private readonly sql: Sql;
  private readonly words: SealedText;

  constructor(sql: Sql, words: SealedText) {
    this.sql = sql;
    this.words = words;
  }

  async sealAnew(): Promise<number> {
    const { words } = this;
    const rows = await this.sql.rows<Kept>(OLDER, [words.currentPrefix, AT_ONCE]);
    for (const { id, text, html, isSealed } of rows) {
      const said = isSealed ? words.open(id, text) : { text, html };
      await this.sql.rows(STORE, [id, words.seal(id, said)]);
    }
    return rows.length;
  }
}
