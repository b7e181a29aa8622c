import { Migration } from '@mikro-orm/migrations';

/**
 * Ledger accounts become rows with balances that the database maintains (`rules.md#kept-balances`). Sandbox
 * and Stripe have separate accounts. Existing postings are assigned to them and do not change.
 */
export class LedgerAccounts extends Migration {
  override up(): void {
    this.vocabulary();
    this.transactions();
    this.accounts();
    this.totals();
    this.views();
    this.resolving();
    this.keeping();
  }

  private vocabulary(): void {
    this.addSql(`create table ledger_account_types (
      type text primary key,
      is_personal boolean not null,
      may_be_negative boolean not null,
      is_by_day boolean not null
    )`);
    this.addSql(`insert into ledger_account_types (type, is_personal, may_be_negative, is_by_day) values
      ('provider_clearing', false, true, false),
      ('reward_expense', false, true, true),
      ('revenue', false, true, true),
      ('provider_fees', false, true, true),
      ('disputes', false, true, false),
      ('dispute_loss', false, true, true),
      ('in_transit', false, false, false),
      ('tax_payable', false, false, false),
      ('employer_held', true, false, false),
      ('refunds_pending', true, false, false),
      ('referrer_committed', true, false, false),
      ('referrer_available', true, false, false),
      ('payouts_pending', true, false, false)`);

    this.addSql(`create table ledger_kinds (kind text primary key, is_correction boolean not null)`);
    this.addSql(`insert into ledger_kinds (kind, is_correction) values
      ('charge_succeeded', false), ('add_on_delivered', false), ('add_on_given_back', false),
      ('job_post_given_back', true), ('letter_fee_given_back', true), ('hire_committed', false), ('hire_undone', true),
      ('milestone_released', false), ('milestones_voided', false), ('refund_requested', false), ('refund_settled', false),
      ('reward_paid', false), ('withdrawal_requested', false), ('withdrawal_settled', false), ('withdrawal_failed', true),
      ('correction', true)`);
  }

  private transactions(): void {
    this.addSql(`lock table ledger_transactions, ledger_entries in share row exclusive mode`);
    this.addSql(`alter table ledger_transactions
      add column provider text check (provider in ('sandbox', 'stripe')),
      add column employer_id uuid references users (id),
      add column corrects uuid references ledger_transactions (id)`);
    this.addSql(`alter table ledger_transactions disable trigger ledger_transactions_append_only`);
    this.addSql(`update ledger_transactions t set
        provider = coalesce(
          (select p.provider from payments p where p.id = t.payment_id),
          (select p.provider from milestones m join obligations o on o.id = m.obligation_id
            join payments p on p.id = o.payment_id where t.reference = 'milestone:' || m.id || ':released'),
          (select p.provider from obligations o join payments p on p.id = o.payment_id
            where o.referral_id = t.referral_id and t.reference in ('delivered:' || o.id, 'given_back:' || o.id)),
          (select p.provider from obligations o join payments p on p.id = o.payment_id
            where o.referral_id = t.referral_id and p.provider is not null and t.kind <> 'reward_paid'
            order by o.kind = 'bonus' desc, p.status = 'succeeded' desc, p.created_at desc limit 1),
          case when exists (select from payments p where p.provider = 'stripe') then 'stripe' else 'sandbox' end),
        employer_id = coalesce(
          (select p.employer_id from payments p where p.id = t.payment_id),
          (select o.employer_id from obligations o where o.referral_id = t.referral_id limit 1)),
        corrects = (select c.id from ledger_transactions c where c.reference = case t.kind
          when 'hire_undone' then substr(t.reference, length('undo:') + 1)
          when 'job_post_given_back' then replace(t.reference, 'given_back:', 'charge:')
          when 'letter_fee_given_back' then replace(t.reference, 'fee_given_back:', 'charge:')
          when 'withdrawal_failed' then replace(t.reference, ':failed', ':requested') end)`);
    this.addSql(`alter table ledger_transactions enable trigger ledger_transactions_append_only`);
    this.addSql(`alter table ledger_transactions alter column provider set not null,
      add constraint ledger_transactions_kind foreign key (kind) references ledger_kinds (kind)`);
    this.addSql(
      `create index ledger_transactions_employer on ledger_transactions (employer_id, occurred_at)`,
    );
    this.addSql(`create index ledger_transactions_corrects on ledger_transactions (corrects)`);
  }

  private accounts(): void {
    this.addSql(`create table ledger_accounts (
      id uuid primary key default gen_random_uuid(),
      type text not null references ledger_account_types (type),
      owner_id uuid references users (id),
      source text,
      code text not null generated always as (type || coalesce(':' || owner_id::text, ':' || source, '')) stored,
      provider text not null check (provider in ('sandbox', 'stripe')),
      currency text not null default 'usd' check (currency = 'usd'),
      balance_cents bigint not null default 0,
      created_at timestamptz not null default now(),
      check ((type = 'revenue') = (source is not null)),
      unique (code, provider, currency),
      unique (id, code)
    )`);
    this.addSql(`create index ledger_accounts_owner on ledger_accounts (owner_id, type)`);
    this.addSql(`insert into ledger_accounts (type, source, provider)
      select type, source, provider from ledger_account_types
        left join unnest(array['letter_fee', 'platform_fee', 'add_on', 'job_post']) as source on type = 'revenue'
        cross join unnest(array['sandbox', 'stripe']) as provider
      where not is_personal`);
    this.addSql(`insert into ledger_accounts (type, owner_id, provider)
      select distinct split_part(e.account, ':', 1), split_part(e.account, ':', 2)::uuid, t.provider
      from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
        join ledger_account_types y on y.type = split_part(e.account, ':', 1) and y.is_personal`);

    this.addSql(`alter table ledger_entries add column account_id uuid`);
    this.addSql(`alter table ledger_entries disable trigger ledger_entries_append_only`);
    this.addSql(`update ledger_entries e set account_id = a.id
      from ledger_transactions t, ledger_accounts a
      where t.id = e.transaction_id and a.code = e.account and a.provider = t.provider`);
    this.addSql(`alter table ledger_entries enable trigger ledger_entries_append_only`);
    this.addSql(`alter table ledger_entries alter column account_id set not null,
      add constraint ledger_entries_account_id foreign key (account_id, account) references ledger_accounts (id, code)`);
    this.addSql(`create index ledger_entries_account_id on ledger_entries (account_id)`);
    this.addSql(`drop index ledger_entries_account`);
  }

  private totals(): void {
    this.addSql(`create table ledger_account_kinds (
      account_id uuid not null references ledger_accounts (id),
      kind text not null references ledger_kinds (kind),
      cents bigint not null,
      primary key (account_id, kind)
    )`);
    this.addSql(`create index ledger_account_kinds_kind on ledger_account_kinds (kind)`);
    this.addSql(`create table ledger_account_days (
      account_id uuid not null references ledger_accounts (id),
      day date not null,
      cents bigint not null,
      primary key (account_id, day)
    )`);
    this.addSql(`update ledger_accounts a set balance_cents = s.cents
      from (select account_id, sum(amount_cents)::bigint as cents from ledger_entries group by account_id) s
      where s.account_id = a.id`);
    this.addSql(`insert into ledger_account_kinds (account_id, kind, cents)
      select e.account_id, t.kind, sum(e.amount_cents)
      from ledger_entries e join ledger_transactions t on t.id = e.transaction_id group by 1, 2`);
    this.addSql(`insert into ledger_account_days (account_id, day, cents)
      select e.account_id, (t.occurred_at at time zone 'UTC')::date, sum(e.amount_cents)
      from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
        join ledger_accounts a on a.id = e.account_id
        join ledger_account_types y on y.type = a.type and y.is_by_day
      group by 1, 2`);
  }

  /** Balances do not include the postings of the running transaction. Reads within it add them. */
  private views(): void {
    this.addSql(`create function ledger_posted() returns uuid[] language sql stable as $f$
      select coalesce(nullif(current_setting('ledger.posted', true), ''), '{}')::uuid[] $f$`);
    this.addSql(`drop view ledger_balances`);
    this.addSql(`create view ledger_balances as
      select a.id, a.code as account, a.type, a.owner_id, a.provider, a.currency,
        a.balance_cents + coalesce((select sum(e.amount_cents) from ledger_entries e
          where e.transaction_id = any (ledger_posted()) and e.account_id = a.id), 0)::bigint as balance_cents
      from ledger_accounts a`);
    this.addSql(`create view ledger_turnovers as
      select a.code as account, a.type, a.owner_id, a.provider, k.kind, k.cents
        from ledger_accounts a join ledger_account_kinds k on k.account_id = a.id
      union all
      select a.code, a.type, a.owner_id, a.provider, t.kind, e.amount_cents
        from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
          join ledger_accounts a on a.id = e.account_id
        where t.id = any (ledger_posted())`);
  }

  /** A posting names accounts by code. This finds their rows, and creates a person's first one. */
  private resolving(): void {
    this.addSql(`create function ledger_transaction_about() returns trigger language plpgsql as $f$
      begin
        if new.provider is null then
          new.provider := coalesce(
            (select p.provider from payments p where p.id = new.payment_id),
            (select p.provider from obligations o join payments p on p.id = o.payment_id
              where o.referral_id = new.referral_id and p.provider is not null
              order by o.kind = 'bonus' desc, p.created_at desc limit 1),
            'sandbox');
        end if;
        if new.employer_id is null then
          new.employer_id := coalesce(
            (select p.employer_id from payments p where p.id = new.payment_id),
            (select o.employer_id from obligations o where o.referral_id = new.referral_id limit 1));
        end if;
        if (select k.is_correction from ledger_kinds k where k.kind = new.kind) and new.corrects is null then
          raise exception 'Ledger transaction % (%) must say what it corrects', new.reference, new.kind
            using errcode = 'check_violation';
        end if;
        perform set_config('ledger.posted', (ledger_posted() || new.id)::text, true);
        return new;
      end $f$`);
    this.addSql(`create trigger ledger_transactions_about before insert on ledger_transactions
      for each row execute function ledger_transaction_about()`);
    this.addSql(`create function ledger_entry_account() returns trigger language plpgsql as $f$
      declare
        of_provider text := (select t.provider from ledger_transactions t where t.id = new.transaction_id);
        of_type text := split_part(new.account, ':', 1);
        rest text := nullif(split_part(new.account, ':', 2), '');
        personal boolean := (select y.is_personal from ledger_account_types y where y.type = of_type);
      begin
        if personal is null then
          raise exception 'No such ledger account: %', new.account using errcode = 'check_violation';
        end if;
        select a.id into new.account_id from ledger_accounts a
          where a.code = new.account and a.provider = of_provider and a.currency = 'usd';
        if new.account_id is null and personal then
          insert into ledger_accounts (type, owner_id, provider) values (of_type, rest::uuid, of_provider)
            on conflict do nothing;
          select a.id into new.account_id from ledger_accounts a
            where a.code = new.account and a.provider = of_provider and a.currency = 'usd';
        end if;
        return new;
      end $f$`);
    this.addSql(`create trigger ledger_entries_account before insert on ledger_entries
      for each row execute function ledger_entry_account()`);
  }

  /**
   * Updates all balances when the database transaction ends, in the order of their IDs. So two transactions
   * cannot deadlock, and shared accounts are locked only for that moment.
   */
  private keeping(): void {
    this.addSql(`create function ledger_keep_balances() returns trigger language plpgsql as $f$
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
        return null;
      end $f$`);
    this.addSql(`create constraint trigger ledger_transactions_keep after insert on ledger_transactions
      deferrable initially deferred for each row execute function ledger_keep_balances()`);
    this.addSql(`create function ledger_entry_is_new() returns trigger language plpgsql as $f$
      begin
        if not new.transaction_id = any (ledger_posted()) then
          raise exception 'The ledger is only ever added to: post a correction' using errcode = 'restrict_violation';
        end if;
        return null;
      end $f$`);
    this.addSql(`create trigger ledger_entries_new after insert on ledger_entries
      for each row execute function ledger_entry_is_new()`);

    this.addSql(`create function ledger_account_floor() returns trigger language plpgsql as $f$
      begin
        if not (select y.may_be_negative from ledger_account_types y where y.type = new.type) then
          raise exception 'Ledger account % (%) would be % cents', new.code, new.provider, new.balance_cents
            using errcode = 'check_violation';
        end if;
        return null;
      end $f$`);
    // An account that is below zero from earlier may rise toward zero.
    this.addSql(`create constraint trigger ledger_accounts_floor after update on ledger_accounts
      deferrable initially immediate for each row
      when (new.balance_cents < 0 and new.balance_cents < old.balance_cents) execute function ledger_account_floor()`);
  }
}
