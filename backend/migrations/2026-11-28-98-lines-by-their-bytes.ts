import { Migration } from '@mikro-orm/migrations';

/** Where a day's comparison ends and the next one begins is decided by bytes: the same on every database, whatever its library of languages. */
export class LinesByTheirBytes extends Migration {
  override up(): void {
    this.addSql('drop index balance_transactions_noted');
    this.addSql(
      'create index balance_transactions_noted on balance_transactions (noted_at, (id collate "C"))',
    );
  }
}
