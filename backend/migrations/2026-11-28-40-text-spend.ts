import { Migration } from '@mikro-orm/migrations';

/** What the texts of a day cost is counted beside them: by what is usual at first, by the provider's price once it is known. */
export class TextSpend extends Migration {
  override up(): void {
    this.addSql(`alter table sms_log add column assumed_micros integer`);
    this.addSql(`alter table text_days add column spent_micros bigint not null default 0`);
  }
}
