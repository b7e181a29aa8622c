import { Migration } from '@mikro-orm/migrations';

/** When a payment that the provider does not know was last asked for again (rules.md#unprepared-payments). */
export class UnpreparedPayments extends Migration {
  override up(): void {
    this.addSql(`alter table payments add column asked_again_at timestamptz`);
  }
}
