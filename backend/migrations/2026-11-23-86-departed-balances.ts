import { Migration } from '@mikro-orm/migrations';

/** People who left while money was owed to them (rules.md#owed-after-leaving). Only an ID and a time, no names. */
export class DepartedBalances extends Migration {
  override up(): void {
    this.addSql(`create table departed_balances (
      user_id uuid primary key references users (id),
      left_at timestamptz not null,
      settled_at timestamptz
    )`);
    this.addSql(
      `create index departed_balances_open on departed_balances (left_at, user_id) where settled_at is null`,
    );
    this.addSql(`insert into departed_balances (user_id, left_at)
      select distinct u.id, u.deleted_at from ledger_accounts a join users u on u.id = a.owner_id
      where u.deleted_at is not null and a.type in ('referrer_available', 'referrer_committed') and a.balance_cents > 0`);
  }
}
