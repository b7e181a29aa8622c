import { Migration } from '@mikro-orm/migrations';

/** What real delivery of texts needs: a text that may or may not be out, and texts from phones handled once. */
export class TextDelivery extends Migration {
  override up(): void {
    this.addSql(`alter table sms_log
      add column sending_since timestamptz,
      drop constraint sms_log_status_check,
      add constraint sms_log_status_check
        check (status in ('held', 'queued', 'sending', 'sent', 'failed', 'opted_out'))`);

    // Ids of the provider alone: no phone, no words.
    this.addSql(
      `create table inbound_texts (provider_id text primary key, received_at timestamptz not null)`,
    );
    this.addSql(`create index inbound_texts_received_at on inbound_texts (received_at)`);
  }
}
