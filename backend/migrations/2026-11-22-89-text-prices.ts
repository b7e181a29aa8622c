import { Migration } from '@mikro-orm/migrations';

/**
 * What the provider took for a text, in millionths of a dollar: most cost less than a cent. It names the price later, so the
 * text knows its id there and when to ask next. `cost_cents` is left to processes of an older release.
 */
export class TextPrices extends Migration {
  override up(): void {
    this.addSql(`alter table sms_log
      add column provider_id text,
      add column cost_micros integer check (cost_micros >= 0),
      add column price_due_at timestamptz,
      add constraint sms_log_price check (price_due_at is null or (provider_id is not null and cost_micros is null))`);
    this.addSql(`create index sms_log_price_due on sms_log (price_due_at) where price_due_at is not null`);
  }
}
