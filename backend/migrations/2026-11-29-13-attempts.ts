import { Migration } from '@mikro-orm/migrations';

/**
 * The number of the attempt at the provider for a charge, a withdrawal, or a plan upgrade. Stripe repeats its
 * first answer to a key for a day, even a refusal.
 */
export class Attempts extends Migration {
  override up(): void {
    for (const table of ['payments', 'withdrawals', 'subscriptions']) {
      this.addSql(`alter table ${table} add column attempts integer not null default 1 check (attempts > 0)`);
    }
  }
}
