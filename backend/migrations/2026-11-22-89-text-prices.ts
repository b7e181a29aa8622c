import { Migration } from '@mikro-orm/migrations';

/**
 * The provider's price for a text, in millionths of a dollar, because most cost less than a cent. It is known
 * later, so the text stores its provider ID and the next query. Only older releases use `cost_cents`.
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
