import { Migration } from '@mikro-orm/migrations';

/**
 * A return of a plan's charge, by the provider or a bank, is booked like any other
 * (rules.md#plan-charges-back): the charge becomes a payment then. Before, it was booked as the plan's, and
 * the provider's books name its invoice.
 */
export class PlanChargesBack extends Migration {
  override up(): void {
    this.addSql(`alter table payments drop constraint payments_purpose_check,
      add constraint payments_purpose_check check (purpose in ('offer', 'hire', 'bonus', 'background_check', 'drug_test',
        'job_post', 'job_boost', 'returned_payment', 'subscription'))`);
    this.addSql(`alter table subscription_invoices add column payment_id uuid references payments (id)`);
    this.addSql(`create unique index subscription_invoices_payment on subscription_invoices (payment_id)
      where payment_id is not null`);
    this.addSql(`create or replace view balance_differences as
      with theirs as (
        select provider, about, max(created_at) as at, max(kind) as subject,
            sum(case kind when 'dispute' then amount_cents - fee_cents else amount_cents end)::bigint as cents,
            bool_or(exists (select from refunds r
              where r.id::text = split_part(t.refund_try, ':', 1) and r.status = 'requested')) as is_open
          from balance_transactions t where kind not in ('company_payout', 'fee') group by 1, 2),
      ours as (
        select provider, provider_payment_id as about, amount_cents as cents, succeeded_at as at, 'charge' as subject
          from payments where status = 'succeeded' and purpose <> 'subscription'
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
}
