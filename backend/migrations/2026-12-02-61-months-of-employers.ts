import { Migration } from '@mikro-orm/migrations';

const OF_MONTH = `date_trunc('month', t.occurred_at at time zone 'UTC')::date`;

/**
 * Each employer's monthly totals of the ledger, for their twelve months of figures: reading the movements instead takes longer with
 * each hire (rules.md#real-billing-figures). The database adds to them with the balances.
 */
export class MonthsOfEmployers extends Migration {
  override up(): void {
    this.addSql(`create table ledger_employer_months (
      employer_id uuid not null references users (id),
      provider text not null check (provider in ('sandbox', 'stripe')),
      month date not null check (extract(day from month) = 1),
      kind text not null references ledger_kinds (kind),
      type text not null references ledger_account_types (type),
      source text not null,
      cents bigint not null,
      primary key (employer_id, provider, month, kind, type, source)
    )`);
    this.addSql(`create index ledger_employer_months_kind on ledger_employer_months (kind)`);
    this.addSql(`create index ledger_employer_months_type on ledger_employer_months (type)`);
    // Movements wait, because one in between would be missing in the totals.
    this.addSql(`lock table ledger_transactions in share mode`);
    this.addSql(`insert into ledger_employer_months (employer_id, provider, month, kind, type, source, cents)
      ${this.totals('t.employer_id is not null')}`);
    this.keeping();
  }

  private totals(where: string): string {
    return `select t.employer_id, t.provider, ${OF_MONTH}, t.kind, a.type, coalesce(a.source, ''), sum(e.amount_cents)
            from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
              join ledger_accounts a on a.id = e.account_id
            where ${where} group by 1, 2, 3, 4, 5, 6`;
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
        insert into ledger_employer_months as m (employer_id, provider, month, kind, type, source, cents)
          ${this.totals('t.id = any (posted) and t.employer_id is not null')} order by 1, 2, 3, 4, 5, 6
          on conflict (employer_id, provider, month, kind, type, source) do update set cents = m.cents + excluded.cents;
        return null;
      end $f$`);
  }
}
