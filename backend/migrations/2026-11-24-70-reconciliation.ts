import { Migration } from '@mikro-orm/migrations';

/** Compares the provider's balance with our books (rules.md#reconciliation). */
export class Reconciliation extends Migration {
  override up(): void {
    this.books();
    this.balance();
    this.sandbox();
    this.sandboxHistory();
    this.differences();
  }

  private books(): void {
    this.addSql(`insert into ledger_kinds (kind, is_correction) values ('company_payout', false)`);
    this.addSql(`insert into ledger_account_types (type, is_personal, may_be_negative, is_by_day)
      values ('company_bank', false, true, false)`);
    this.addSql(`insert into ledger_accounts (type, provider)
      values ('company_bank', 'sandbox'), ('company_bank', 'stripe')`);
  }

  private balance(): void {
    this.addSql(`create table balance_transactions (
      id text not null,
      provider text not null check (provider in ('sandbox', 'stripe')),
      kind text not null check (kind in ('charge', 'refund', 'dispute', 'transfer', 'company_payout', 'fee', 'other')),
      about text not null,
      amount_cents bigint not null,
      fee_cents bigint not null,
      refund_try text,
      created_at timestamptz not null,
      noted_at timestamptz not null,
      primary key (id, provider)
    )`);
    this.addSql(`create index balance_transactions_about on balance_transactions (about, provider)`);
    this.addSql(`create table balance_listings (
      provider text primary key,
      listed_until timestamptz,
      since timestamptz,
      begun_at timestamptz,
      next text,
      check ((since is null) = (begun_at is null))
    )`);
  }

  /** The embedded provider's own books: one row per change of its balance, written by the same statement. */
  private sandbox(): void {
    this.addSql(`create table sandbox_balance_transactions (
      id text primary key default 'txn_' || replace(gen_random_uuid()::text, '-', ''),
      kind text not null,
      about text not null,
      amount_cents bigint not null,
      fee_cents bigint not null default 0,
      refund_try text,
      created_at timestamptz not null default clock_timestamp()
    )`);
    this.addSql(
      `create index sandbox_balance_transactions_created_at on sandbox_balance_transactions (created_at, id)`,
    );
    this.addSql(`create function sandbox_card_fee(cents bigint) returns bigint language sql immutable as $f$
      select round(cents * 0.029)::bigint + 30 $f$`);
    this.trigger(
      'payment_intents',
      'update',
      `if new.status = 'succeeded' and old.status <> 'succeeded' then
        insert into sandbox_balance_transactions (kind, about, amount_cents, fee_cents)
          values ('charge', new.id, new.amount_cents, sandbox_card_fee(new.amount_cents));
      end if;`,
    );
    this.trigger(
      'refunds',
      'insert or update',
      `if tg_op = 'INSERT' or new.status = 'failed' and old.status <> 'failed' then
        insert into sandbox_balance_transactions (kind, about, amount_cents, refund_try)
          values ('refund', new.id, case when new.status = 'failed' then new.amount_cents else -new.amount_cents end,
            new.metadata ->> 'refundId');
      end if;`,
    );
    this.trigger(
      'disputes',
      'insert or update',
      `if tg_op = 'INSERT' then
        insert into sandbox_balance_transactions (kind, about, amount_cents, fee_cents)
          values ('dispute', new.id, -new.amount_cents, 1500);
      elsif new.status = 'won' and old.status <> 'won' then
        insert into sandbox_balance_transactions (kind, about, amount_cents)
          values ('dispute', new.id, new.amount_cents);
      end if;`,
    );
    this.trigger(
      'transfers',
      'insert or update',
      `if tg_op = 'INSERT' or new.reversed_at is not null and old.reversed_at is null then
        insert into sandbox_balance_transactions (kind, about, amount_cents)
          values ('transfer', new.id, case when new.reversed_at is null then -new.amount_cents else new.amount_cents end);
      end if;`,
    );
    this.trigger(
      'invoices',
      'insert or update',
      `if new.status = 'paid' and new.amount_cents > 0 and (tg_op = 'INSERT' or old.status <> 'paid') then
        insert into sandbox_balance_transactions (kind, about, amount_cents, fee_cents)
          values ('charge', new.id, new.amount_cents, sandbox_card_fee(new.amount_cents));
      end if;`,
    );
  }

  private trigger(table: string, when: string, body: string): void {
    this.addSql(`create function sandbox_${table}_balance() returns trigger language plpgsql as $f$
      begin
        ${body}
        return null;
      end $f$`);
    this.addSql(`create trigger sandbox_${table}_balance after ${when} on sandbox_${table}
      for each row execute function sandbox_${table}_balance()`);
  }

  private sandboxHistory(): void {
    this.addSql(`insert into sandbox_balance_transactions (kind, about, amount_cents, fee_cents, refund_try)
      select 'charge', id, amount_cents, sandbox_card_fee(amount_cents), null
        from sandbox_payment_intents where status = 'succeeded'
      union all
      select 'charge', id, amount_cents, sandbox_card_fee(amount_cents), null
        from sandbox_invoices where status = 'paid' and amount_cents > 0
      union all
      select 'refund', id, -amount_cents, 0, metadata ->> 'refundId' from sandbox_refunds
      union all
      select 'refund', id, amount_cents, 0, metadata ->> 'refundId' from sandbox_refunds where status = 'failed'
      union all
      select 'dispute', id, -amount_cents, 1500, null from sandbox_disputes
      union all
      select 'dispute', id, amount_cents, 0, null from sandbox_disputes where status = 'won'
      union all
      select 'transfer', id, -amount_cents, 0, null from sandbox_transfers
      union all
      select 'transfer', id, amount_cents, 0, null from sandbox_transfers where reversed_at is not null`);
  }

  /**
   * Differences that existed an hour before the last reading; until then either side may still receive the
   * data. The provider has already taken a refund in progress, and our books follow when it arrives. A refund
   * that a lost dispute has settled was never made, because the bank had taken the money.
   */
  private differences(): void {
    this.addSql(`create view balance_differences as
      with theirs as (
        select provider, about, max(created_at) as at,
            sum(case kind when 'dispute' then amount_cents - fee_cents else amount_cents end)::bigint as cents,
            bool_or(exists (select from refunds r
              where r.id::text = split_part(t.refund_try, ':', 1) and r.status = 'requested')) as is_open
          from balance_transactions t where kind not in ('company_payout', 'fee') group by 1, 2),
      ours as (
        select provider, provider_payment_id as about, amount_cents as cents, succeeded_at as at
          from payments where status = 'succeeded'
        union all
        select s.provider, i.id, i.amount_cents, i.paid_at
          from subscription_invoices i join subscriptions s on s.id = i.subscription_id
          where i.status = 'paid' and i.amount_cents > 0
        union all
        select p.provider, r.provider_refund_id,
            case r.status when 'settled' then -r.amount_cents else 0 end, r.updated_at
          from refunds r join payments p on p.id = r.payment_id where right(r.provider_refund_id, 37) <> ':' || r.id
        union all
        select provider, provider_dispute_id, -withdrawn_cents - fee_cents, coalesce(closed_at, opened_at) from disputes
        union all
        select provider, transfer_id, case status when 'failed' then 0 else -amount_cents end,
            coalesce(settled_at, sent_at, created_at)
          from withdrawals where transfer_id is not null)
      select coalesce(t.provider, o.provider) as provider, coalesce(t.about, o.about) as about,
          case when o.about is null then 'theirs_only' when t.about is null then 'ours_only' else 'other_amount' end as kind,
          coalesce(t.cents, 0) as their_cents, coalesce(o.cents, 0) as our_cents, greatest(t.at, o.at) as at
        from theirs t full join ours o on o.provider = t.provider and o.about = t.about
        join balance_listings l on l.provider = coalesce(t.provider, o.provider)
        where coalesce(t.cents, 0) <> coalesce(o.cents, 0) and not coalesce(t.is_open, false)
          and greatest(t.at, o.at) < l.listed_until - interval '1 hour'`);
  }
}
