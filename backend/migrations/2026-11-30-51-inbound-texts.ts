import { Migration } from '@mikro-orm/migrations';

/**
 * Every inbound text with its words sealed (rules.md#inbound-texts). Rows of an older release are only marks
 * without a phone. The table is small, so rewriting it is fast.
 */
export class InboundTexts extends Migration {
  override up(): void {
    this.addSql(`alter table inbound_texts
      add column id uuid not null default gen_random_uuid(),
      add column phone text,
      add column body text,
      add column meaning text constraint inbound_texts_meaning_check check (meaning in ('stop', 'start', 'help', 'doubtful')),
      add constraint inbound_texts_whole check ((phone is null) = (body is null)),
      drop constraint inbound_texts_pkey,
      add primary key (id)`);
    this.addSql(`alter table inbound_texts alter column provider_id drop not null`);
    this.addSql(`create unique index inbound_texts_provider_id on inbound_texts (provider_id)`);
    this.addSql(
      `create index inbound_texts_newest on inbound_texts (received_at desc, id desc) where phone is not null`,
    );
    this.addSql(`create index inbound_texts_phone on inbound_texts (phone, received_at desc, id desc)`);
  }
}
