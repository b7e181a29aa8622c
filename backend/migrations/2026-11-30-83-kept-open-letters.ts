import { Migration } from '@mikro-orm/migrations';

/** When a letter first outlasted its day because of a report. Its employer is notified once (rules.md#ways-out). */
export class KeptOpenLetters extends Migration {
  override up(): void {
    this.addSql('alter table offer_letters add column kept_open_at timestamptz');
  }
}
