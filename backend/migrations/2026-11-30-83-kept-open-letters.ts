import { Migration } from '@mikro-orm/migrations';

/** When a letter first stayed open past its day because of a report: its employer is told once (rules.md#ways-out). */
export class KeptOpenLetters extends Migration {
  override up(): void {
    this.addSql('alter table offer_letters add column kept_open_at timestamptz');
  }
}
