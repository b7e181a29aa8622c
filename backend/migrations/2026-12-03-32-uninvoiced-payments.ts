import { Migration } from '@mikro-orm/migrations';

const INVOICED = `exists (select from invoices i
    where i.source_kind = case p.purpose when 'subscription' then 'plan' else 'payment' end
      and i.source_id = coalesce((select s.id from subscription_invoices s where s.payment_id = p.id), p.id::text))`;
const OPEN = 'payments_uninvoiced';

/**
 * Each payment stores whether it has an invoice, so that the list of the others reads no invoiced ones. Triggers write it, because
 * a process of the release before issues invoices, too. Runs while people pay, so every step can be repeated.
 */
export class UninvoicedPayments extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    // Most existing payments have one, and a constant default changes no row.
    this.addSql(`alter table payments add column if not exists has_invoice boolean not null default true`);
    this.addSql(`alter table payments alter column has_invoice set default false`);
    this.triggers();
    this.earlier();
    // A failed attempt leaves an invalid index that would count as present.
    this.addSql(`drop index concurrently if exists ${OPEN}`);
    this.addSql(`create index concurrently ${OPEN} on payments (employer_id, created_at desc, id desc)
      where not has_invoice and status <> 'canceled'`);
    this.addSql(`update payments p set has_invoice = true
      where not p.has_invoice and p.status <> 'canceled' and ${INVOICED}`);
  }

  /** A plan's invoice and its payment may be made in either order, and both steps lock the plan's own invoice. */
  private triggers(): void {
    this.addSql(`create or replace function payment_is_invoiced() returns trigger language plpgsql as $f$
      declare
        paid uuid := new.payment_id;
      begin
        if new.source_kind = 'plan' then
          select payment_id into paid from subscription_invoices where id = new.source_id for share;
        end if;
        update payments set has_invoice = true where id = paid;
        return null;
      end $f$`);
    this.addSql(`create or replace trigger invoices_of_payments after insert on invoices for each row
      when (new.source_kind in ('payment', 'plan')) execute function payment_is_invoiced()`);
    this.addSql(`create or replace function plan_payment_is_invoiced() returns trigger language plpgsql as $f$
      begin
        update payments set has_invoice = true where id = new.payment_id
          and exists (select from invoices where source_kind = 'plan' and source_id = new.id);
        return null;
      end $f$`);
    this
      .addSql(`create or replace trigger subscription_invoices_paid after update of payment_id on subscription_invoices
      for each row execute function plan_payment_is_invoiced()`);
  }

  /** A thousand at a time. An invoice issued in between is missed, which the last step corrects. */
  private earlier(): void {
    this.addSql(`do $$
      declare
        read uuid[];
        last uuid := '00000000-0000-0000-0000-000000000000';
      begin
        loop
          select array_agg(id order by id) into read
            from (select id from payments where id > last order by id limit 1000) batch;
          exit when read is null;
          update payments p set has_invoice = false where p.id = any (read) and p.has_invoice and not ${INVOICED};
          last := read[cardinality(read)];
          commit;
        end loop;
      end $$`);
  }
}
