import { Migration } from '@mikro-orm/migrations';

/** The cost of a day's texts is counted next to them: first the usual price, then the provider's price once it is known. */
export class TextSpend extends Migration {
  override up(): void {
    this.addSql(`alter table sms_log add column assumed_micros integer`);
    this.addSql(`alter table text_days add column spent_micros bigint not null default 0`);
  }
}
