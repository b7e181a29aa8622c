import { Migration } from '@mikro-orm/migrations';

/** Differences between the provider's books and ours when they were found, and the admins' comments on them (rules.md#reconciliation). */
export class FoundDifferences extends Migration {
  override up(): void {
    this.readings();
    this.view();
    this.found();
  }

  /** The result of the last complete reading, and the progress of the current one. */
  private readings(): void {
    this.addSql(`alter table balance_listings
      add column lines integer not null default 0 check (lines >= 0),
      add column fees_cents bigint not null default 0,
      add column ended_at timestamptz,
      add column ended_lines integer not null default 0 check (ended_lines >= 0),
      add column ended_fees_cents bigint not null default 0`);
    this.addSql(`update balance_listings set ended_at = listed_until`);
  }

  /** The same view, with the subject of each difference. */
  private view(): void {
    this.addSql(`create or replace view balance_differences as
      with theirs as (
        select provider, about, max(created_at) as at, max(kind) as subject,
            sum(case kind when 'dispute' then amount_cents - fee_cents else amount_cents end)::bigint as cents,
            bool_or(exists (select from refunds r
              where r.id::text = split_part(t.refund_try, ':', 1) and r.status = 'requested')) as is_open
          from balance_transactions t where kind not in ('company_payout', 'fee') group by 1, 2),
      ours as (
        select provider, provider_payment_id as about, amount_cents as cents, succeeded_at as at, 'charge' as subject
          from payments where status = 'succeeded'
        union all
        select s.provider, i.id, i.amount_cents, i.paid_at, 'plan'
          from subscription_invoices i join subscriptions s on s.id = i.subscription_id
          where i.status = 'paid' and i.amount_cents > 0
        union all
        select p.provider, r.provider_refund_id,
            case r.status when 'settled' then -r.amount_cents else 0 end, r.updated_at, 'refund'
          from refunds r join payments p on p.id = r.payment_id where right(r.provider_refund_id, 37) <> ':' || r.id
        union all
        select provider, provider_dispute_id, -withdrawn_cents - fee_cents, coalesce(closed_at, opened_at), 'dispute'
          from disputes
        union all
        select provider, transfer_id, case status when 'failed' then 0 else -amount_cents end,
            coalesce(settled_at, sent_at, created_at), 'transfer'
          from withdrawals where transfer_id is not null)
      select coalesce(t.provider, o.provider) as provider, coalesce(t.about, o.about) as about,
          case when o.about is null then 'theirs_only' when t.about is null then 'ours_only' else 'other_amount' end as kind,
          coalesce(t.cents, 0) as their_cents, coalesce(o.cents, 0) as our_cents, greatest(t.at, o.at) as at,
          coalesce(o.subject, t.subject) as subject
        from theirs t full join ours o on o.provider = t.provider and o.about = t.about
        join balance_listings l on l.provider = coalesce(t.provider, o.provider)
        where coalesce(t.cents, 0) <> coalesce(o.cents, 0) and not coalesce(t.is_open, false)
          and greatest(t.at, o.at) < l.listed_until - interval '1 hour'`);
  }

  private found(): void {
    this.addSql(`create table found_differences (
      id uuid primary key,
      provider text not null check (provider in ('sandbox', 'stripe')),
      about text not null,
      subject text not null check (subject in ('charge', 'plan', 'refund', 'dispute', 'transfer', 'other')),
      kind text not null check (kind in ('theirs_only', 'ours_only', 'other_amount')),
      their_cents bigint not null,
      our_cents bigint not null,
      at timestamptz not null,
      found_at timestamptz not null,
      state text not null check (state in ('open', 'explained', 'agreed')),
      agreed_at timestamptz,
      explanation text,
      explained_by uuid references users (id),
      explained_at timestamptz,
      unique (provider, about),
      check (their_cents <> our_cents),
      check ((state = 'agreed') = (agreed_at is not null)),
      check (state <> 'explained' or explained_at is not null),
      check ((explanation is null) = (explained_at is null))
    )`);
    this.addSql(`create index found_differences_newest on found_differences (found_at, id)`);
    this.addSql(`create index found_differences_by_state on found_differences (state, found_at, id)`);
    this.addSql(`create index withdrawals_transfer_id on withdrawals (transfer_id)`);
    this.addSql(`create index found_differences_explained_by on found_differences (explained_by)`);
  }
}
