import { Migration } from '@mikro-orm/migrations';

/**
 * Invoices and credit notes with consecutive numbers (rules.md#invoice-numbers), and their addressees.
 * Earlier payments join the queue: they are numbered in the order of their days, a few at a time.
 */
export class Invoices extends Migration {
  override up(): void {
    this.books();
    this.profiles();
    this.documents();
    this.declarations();
    this.queue();
    this.history();
  }

  private books(): void {
    this.addSql(`insert into ledger_kinds (kind, is_correction) values ('tax_owed', false)`);
    this.addSql(`insert into ledger_account_types (type, is_personal, may_be_negative, is_by_day)
      values ('tax_expense', false, true, true)`);
    this.addSql(`insert into ledger_accounts (type, provider)
      select 'tax_expense', unnest(array['sandbox', 'stripe'])`);
  }

  /** The profile of a company, or of an employer without one. */
  private profiles(): void {
    this.addSql(`create table billing_profiles (
      holder_id uuid primary key,
      name text not null,
      attention text not null default '',
      street text not null default '',
      city text not null default '',
      region text not null default '',
      postal_code text not null default '',
      country text not null default 'US',
      po_number text not null default '',
      updated_by uuid not null references users (id),
      updated_at timestamptz not null
    )`);
    this.addSql(`create index billing_profiles_updated_by on billing_profiles (updated_by)`);
  }

  private documents(): void {
    this.addSql(`create table invoice_counters (
      series text primary key,
      last_number bigint not null default 0 check (last_number >= 0)
    )`);
    this.addSql(`insert into invoice_counters (series) values ('INV'), ('CN'), ('TEST-INV'), ('TEST-CN')`);
    this.addSql(`create table invoices (
      id uuid primary key,
      series text not null references invoice_counters (series),
      number bigint not null check (number > 0),
      kind text not null check (kind in ('invoice', 'credit_note')),
      source_kind text not null check (source_kind in ('payment', 'plan', 'refund', 'dispute')),
      source_id text not null,
      provider text not null check (provider in ('sandbox', 'stripe')),
      employer_id uuid not null references users (id),
      payment_id uuid references payments (id),
      corrects uuid references invoices (id),
      lines jsonb not null,
      total_cents bigint not null check (total_cents > 0),
      tax_cents bigint not null check (tax_cents between 0 and total_cents),
      tax_reference text,
      seller jsonb not null,
      bill_to jsonb not null,
      po_number text not null,
      language text not null check (language in ('en', 'es')),
      occurred_at timestamptz not null,
      issued_at timestamptz not null,
      unique (series, number),
      unique (source_kind, source_id),
      check ((kind = 'credit_note') = (corrects is not null)),
      check ((kind = 'credit_note') = (source_kind in ('refund', 'dispute')))
    )`);
    this.addSql(`create index invoices_employer on invoices (employer_id, occurred_at, id)`);
    this.addSql(`create index invoices_payment_id on invoices (payment_id)`);
    this.addSql(`create index invoices_corrects on invoices (corrects)`);
    this.addSql(`create function invoices_are_final() returns trigger language plpgsql as $f$
      begin
        raise exception 'An invoice is never changed: issue a credit note' using errcode = 'restrict_violation';
      end $f$`);
    this.addSql(`create trigger invoices_final before update or delete on invoices
      for each row execute function invoices_are_final()`);
    this.addSql(`create trigger invoices_no_truncate before truncate on invoices
      for each statement execute function invoices_are_final()`);
  }

  /** The tax service's ID for a document, once it has received it. */
  private declarations(): void {
    this.addSql(`create table tax_declarations (
      invoice_id uuid primary key references invoices (id),
      transaction_id text not null,
      declared_at timestamptz not null
    )`);
  }

  private queue(): void {
    this.addSql(`create table invoice_queue (
      source_kind text not null check (source_kind in ('payment', 'plan', 'refund', 'dispute')),
      source_id text not null,
      occurred_at timestamptz not null,
      is_history boolean not null default false,
      set_aside_until timestamptz,
      primary key (source_kind, source_id)
    )`);
    this.addSql(`create index invoice_queue_order
      on invoice_queue (occurred_at, (source_kind in ('refund', 'dispute')), source_id)`);
  }

  private history(): void {
    this.addSql(`insert into invoice_queue (source_kind, source_id, occurred_at, is_history)
      select 'payment', id::text, succeeded_at, true from payments where status = 'succeeded'
      union all
      select 'plan', id, paid_at, true from subscription_invoices where status = 'paid' and amount_cents > 0
      union all
      select 'refund', id::text, created_at, true from refunds
      union all
      select 'dispute', id::text, closed_at, true from disputes where state = 'lost'`);
  }
}
