import { Migration } from '@mikro-orm/migrations';

/**
 * The hire that a movement commits. The database reads it from the reference, so that processes of the last
 * release write it, too. A range of references did not find it on databases that sort words by English rules.
 */
export class HiresOfMovements extends Migration {
  override up(): void {
    this.addSql(`alter table ledger_transactions add column hire_id text
      generated always as (case when kind = 'hire_committed' then split_part(reference, ':', 2) end) stored`);
    this.addSql(
      `create index ledger_transactions_hire_id on ledger_transactions (hire_id) where hire_id is not null`,
    );
  }
}
