import { Migration } from '@mikro-orm/migrations';

/** Daily comparisons end and start in byte order, which is the same on every database, whichever collations it has. */
export class LinesByTheirBytes extends Migration {
  override up(): void {
    this.addSql('drop index balance_transactions_noted');
    this.addSql(
      'create index balance_transactions_noted on balance_transactions (noted_at, (id collate "C"))',
    );
  }
}
