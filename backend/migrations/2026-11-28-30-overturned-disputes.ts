import { Migration } from '@mikro-orm/migrations';

/** A bank reverses its decision: a lost dispute is won after all, or the other way round (rules.md#overturned-disputes). */
export class OverturnedDisputes extends Migration {
  override up(): void {
    this.addSql(`insert into ledger_kinds (kind, is_correction) values ('dispute_overturned', true)`);
    this.addSql(`alter table disputes
      add column balance_moves integer not null default 0,
      add column decisions integer not null default 0`);
    this.addSql(`update disputes set decisions = 1 where state <> 'open'`);
    this.documents();
    this.sandbox();
  }

  private documents(): void {
    const sources = `source_kind in ('payment', 'plan', 'refund', 'dispute', 'dispute_won')`;
    this.addSql(`alter table invoices drop constraint invoices_source_kind_check,
      add constraint invoices_source_kind_check check (${sources})`);
    this.addSql(`alter table invoice_queue drop constraint invoice_queue_source_kind_check,
      add constraint invoice_queue_source_kind_check check (${sources})`);
  }

  private sandbox(): void {
    this.addSql(`alter table sandbox_disputes add column moves integer not null default 1`);
    this.addSql(`update sandbox_disputes set moves = 2 where status = 'won'`);
    this.addSql(`create or replace function sandbox_disputes_balance() returns trigger language plpgsql as $f$
      begin
        if tg_op = 'INSERT' then
          insert into sandbox_balance_transactions (kind, about, amount_cents, fee_cents)
            values ('dispute', new.id, -new.amount_cents, 1500);
        elsif (new.status = 'won') <> (old.status = 'won') then
          insert into sandbox_balance_transactions (kind, about, amount_cents)
            values ('dispute', new.id, case new.status when 'won' then new.amount_cents else -new.amount_cents end);
        end if;
        return null;
      end $f$`);
  }
}
