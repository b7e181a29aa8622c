import { Migration } from '@mikro-orm/migrations';

/**
 * Which hire a movement commits. Read from the reference by the database itself, so that a process of the release before writes
 * it, too. As a range of references it was not found where the database sorts words as English does.
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
