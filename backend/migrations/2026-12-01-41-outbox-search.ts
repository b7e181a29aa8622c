import { Migration } from '@mikro-orm/migrations';

const SUBJECT_AND_TEXT = `folded_text(coalesce(subject, '') || ' ' || case when is_sealed then '' else body end)`;
/** A sealed email is found only by its subject. */
const INDEXES: Readonly<Record<string, string>> = {
  outbox_messages_channel: `outbox_messages (channel, at desc, id desc)`,
  outbox_messages_recipients: `outbox_messages using gin (folded_text(recipient) gin_trgm_ops)`,
  outbox_messages_words: `outbox_messages using gin ((${SUBJECT_AND_TEXT}) gin_trgm_ops)`,
};

/** Finds messages by recipient, channel, and text. Built during sending, so every step can be repeated. */
export class OutboxSearch extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    for (const [name, on] of Object.entries(INDEXES)) {
      // A failed attempt leaves an invalid index that would count as present.
      this.addSql(`drop index concurrently if exists ${name}`);
      this.addSql(`create index concurrently ${name} on ${on}`);
    }
  }
}
