import { Migration } from '@mikro-orm/migrations';

/** Real delivery of texts: uncertain deliveries, and inbound texts that are handled only once. */
export class TextDelivery extends Migration {
  override up(): void {
    this.addSql(`alter table sms_log
      add column sending_since timestamptz,
      drop constraint sms_log_status_check,
      add constraint sms_log_status_check
        check (status in ('held', 'queued', 'sending', 'sent', 'failed', 'opted_out'))`);

    // Only the provider's IDs: no phone, no words.
    this.addSql(
      `create table inbound_texts (provider_id text primary key, received_at timestamptz not null)`,
    );
    this.addSql(`create index inbound_texts_received_at on inbound_texts (received_at)`);
  }
}
