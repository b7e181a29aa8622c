import { Migration } from '@mikro-orm/migrations';

/**
 * Which attempt of a charge, of a withdrawal or of a larger plan is asked for at the provider: Stripe repeats its first answer to a key
 * for a day, refusals too.
 */
export class Attempts extends Migration {
  override up(): void {
    for (const table of ['payments', 'withdrawals', 'subscriptions']) {
      this.addSql(`alter table ${table} add column attempts integer not null default 1 check (attempts > 0)`);
    }
  }
}
