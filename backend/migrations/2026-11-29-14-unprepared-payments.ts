import { Migration } from '@mikro-orm/migrations';

/** The last repeated request for a payment that the provider does not know (rules.md#unprepared-payments). */
export class UnpreparedPayments extends Migration {
  override up(): void {
    this.addSql(`alter table payments add column asked_again_at timestamptz`);
  }
}
