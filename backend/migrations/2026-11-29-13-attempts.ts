import { Migration } from '@mikro-orm/migrations';

/**
 * Which attempt of a withdrawal or of a larger plan is asked for at the provider: Stripe repeats its first answer to a key for a day,
 * refusals too.
 */
export class Attempts extends Migration {
  override up(): void {
    this.addSql(
      `alter table withdrawals add column attempts integer not null default 1 check (attempts > 0)`,
    );
    this.addSql(
      `alter table subscriptions add column attempts integer not null default 1 check (attempts > 0)`,
    );
  }
}
