import { Migration } from '@mikro-orm/migrations';

/** People's yearly income as a tax office counts it, and their signed W-9s (rules.md#taxed-earnings, rules.md#tax-forms). */
export class Taxes extends Migration {
  override up(): void {
    this.income();
    this.keeping();
    this.profiles();
  }

  private income(): void {
    this.addSql(`alter table ledger_kinds add column is_income boolean not null default false`);
    this.addSql(
      `update ledger_kinds set is_income = true where kind in ('milestone_released', 'reward_paid', 'correction')`,
    );
    this.addSql(`create table ledger_account_years (
      account_id uuid not null references ledger_accounts (id),
      year integer not null,
      kind text not null references ledger_kinds (kind),
      cents bigint not null,
      primary key (account_id, year, kind)
    )`);
    this.addSql(`create index ledger_account_years_year on ledger_account_years (year, account_id)`);
    this.addSql(`create index ledger_account_years_kind on ledger_account_years (kind)`);
    this.addSql(`insert into ledger_account_years (account_id, year, kind, cents)
      select e.account_id, extract(year from t.occurred_at at time zone 'America/New_York')::integer, t.kind,
          sum(e.amount_cents)
        from ledger_accounts a join ledger_entries e on e.account_id = a.id
          join ledger_transactions t on t.id = e.transaction_id join ledger_kinds k on k.kind = t.kind and k.is_income
        where a.type = 'referrer_available' group by 1, 2, 3`);
  }

  /** Runs with the balances at the end of the database transaction, when the accounts are locked in the order of their IDs. */
  private keeping(): void {
    this.addSql(`create or replace function ledger_keep_balances() returns trigger language plpgsql as $f$
      declare
        posted uuid[] := ledger_posted();
      begin
        if not new.id = any (posted) then
          return null;
        end if;
        perform set_config('ledger.posted', '', true);
        perform from ledger_accounts a
          where a.id in (select e.account_id from ledger_entries e where e.transaction_id = any (posted))
          order by a.id for no key update;
        update ledger_accounts a set balance_cents = a.balance_cents + s.cents
          from (select e.account_id, sum(e.amount_cents)::bigint as cents from ledger_entries e
            where e.transaction_id = any (posted) group by e.account_id) s
          where s.account_id = a.id and s.cents <> 0;
        insert into ledger_account_kinds as k (account_id, kind, cents)
          select e.account_id, t.kind, sum(e.amount_cents)
            from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
            where t.id = any (posted) group by 1, 2 order by 1, 2
          on conflict (account_id, kind) do update set cents = k.cents + excluded.cents;
        insert into ledger_account_days as d (account_id, day, cents)
          select e.account_id, (t.occurred_at at time zone 'UTC')::date, sum(e.amount_cents)
            from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
              join ledger_accounts a on a.id = e.account_id
              join ledger_account_types y on y.type = a.type and y.is_by_day
            where t.id = any (posted) group by 1, 2 order by 1, 2
          on conflict (account_id, day) do update set cents = d.cents + excluded.cents;
        insert into ledger_account_years as y (account_id, year, kind, cents)
          select e.account_id, extract(year from t.occurred_at at time zone 'America/New_York')::integer, t.kind,
              sum(e.amount_cents)
            from ledger_transactions t join ledger_kinds k on k.kind = t.kind and k.is_income
              join ledger_entries e on e.transaction_id = t.id
              join ledger_accounts a on a.id = e.account_id and a.type = 'referrer_available'
            where t.id = any (posted) group by 1, 2, 3 order by 1, 2, 3
          on conflict (account_id, year, kind) do update set cents = y.cents + excluded.cents;
        return null;
      end $f$`);
  }

  private profiles(): void {
    this.addSql(`create table tax_profiles (
      id uuid primary key,
      user_id uuid not null references users (id),
      name text not null,
      business_name text,
      classification text not null check (classification in ('individual', 'c_corporation', 's_corporation', 'partnership',
        'trust_estate', 'llc_c', 'llc_s', 'llc_p')),
      tax_id_type text not null check (tax_id_type in ('ssn', 'ein')),
      tax_id text not null,
      tax_id_last4 text not null check (tax_id_last4 ~ '^[0-9]{4}$'),
      street text not null,
      city text not null,
      state text not null,
      zip text not null,
      certification_version text not null,
      certification_language text not null check (certification_language in ('en', 'es')),
      certification_hash text not null,
      document_hash text not null,
      signature text not null,
      ip text not null,
      user_agent text not null,
      signed_at timestamptz not null,
      replaced_at timestamptz,
      keep_until date
    )`);
    // The current form. Earlier ones stay as they were signed.
    this.addSql(
      `create unique index tax_profiles_current on tax_profiles (user_id) where replaced_at is null`,
    );
    this.addSql(`create index tax_profiles_user on tax_profiles (user_id, signed_at)`);
    this.addSql(
      `create index tax_profiles_keep on tax_profiles (keep_until, id) where keep_until is not null`,
    );
    this.addSql(`create table tax_notices (
      user_id uuid not null references users (id),
      year integer not null,
      kind text not null check (kind in ('tax_form_soon', 'tax_form_needed')),
      told_at timestamptz not null,
      primary key (user_id, year, kind)
    )`);
  }
}
