import { Migration } from '@mikro-orm/migrations';

/**
 * Someone who left with nothing may be owed money again: a bank returns their last withdrawal, or someone
 * they referred is hired (rules.md#owed-after-leaving). So everyone who leaves is recorded here, and is owed
 * whenever their balance says so.
 */
export class OwedAgainAfterLeaving extends Migration {
  override up(): void {
    this.addSql(`insert into departed_balances (user_id, left_at, settled_at)
      select u.id, u.deleted_at, u.deleted_at from users u where u.deleted_at is not null
      on conflict (user_id) do nothing`);
    this.addSql(`update departed_balances d set settled_at = null
      where d.settled_at is not null and exists (select from ledger_accounts a where a.owner_id = d.user_id
        and a.type in ('referrer_available', 'referrer_committed') and a.balance_cents > 0)`);
    this.addSql(`create function departed_balance_reopens() returns trigger language plpgsql as $f$
      begin
        update departed_balances set settled_at = null where user_id = new.owner_id and settled_at is not null;
        return null;
      end $f$`);
    this.addSql(`create trigger ledger_accounts_departed after update of balance_cents on ledger_accounts
      for each row when (new.type in ('referrer_available', 'referrer_committed') and new.balance_cents > 0
        and new.balance_cents > old.balance_cents) execute function departed_balance_reopens()`);
  }
}
