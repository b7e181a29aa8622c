import { Migration } from '@mikro-orm/migrations';

/** Finds stuck money among open rows, independent of the number of finished ones (rules.md#stuck-money). */
const INDEXES: Readonly<Record<string, string>> = {
  obligations_held: `obligations (referral_id) where state = 'held'`,
  obligations_committed: `obligations (referral_id) where state = 'committed' and kind = 'bonus'`,
  refunds_given_up: `refunds (payment_id) where status = 'failed' and next_try_at is null`,
  payments_unprepared: `payments (created_at) where status = 'requires_payment' and purpose <> 'returned_payment' and provider_payment_id is null`,
};

/** They are built while people read and write, so this runs outside a transaction, and every step can be repeated. */
export class OpenMoney extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    for (const [name, on] of Object.entries(INDEXES)) {
      // A failed attempt leaves an invalid index that would count as present.
      this.addSql(`drop index concurrently if exists ${name}`);
      this.addSql(`create index concurrently ${name} on ${on}`);
    }
  }
}
