import { Migration } from '@mikro-orm/migrations';

/** Counts open payments for the admin without reading all paid ones (rules.md#real-admin-figures). */
export class OpenPayments extends Migration {
  override up(): void {
    this.addSql(`create index payments_open on payments (id) include (amount_cents)
      where status in ('requires_payment', 'processing', 'failed')`);
  }
}
