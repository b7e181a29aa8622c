import { Migration } from '@mikro-orm/migrations';

/** The next version of a letter until it is paid. The candidate has the old version meanwhile (rules.md#amended-offers). */
export class PendingVersions extends Migration {
  override up(): void {
    this.addSql('alter table offer_letters add column pending_terms jsonb');
  }
}
