import type { Sql } from '#platform/persistence/sql.ts';
import type { Differences } from '#modules/billing/application/reconciliation/differences.ts';
import type { LedgerProvider } from '#contract/billing/vocabulary/ledger/ledger.ts';

type Found = Awaited<ReturnType<Differences['compare']>>[number];
type Explanation = Parameters<Differences['explain']>[1];

/** The number of unchanged movements that one day compares. */
const SLICE = 5_000;
const OLDER = `select b.about, b.noted_at, b.id from balance_transactions b
  where b.provider = $1 and (b.noted_at, b.id collate "C") > (
    coalesce((select swept_at from balance_listings where provider = $1), '-infinity'),
    coalesce((select swept_id from balance_listings where provider = $1), ''))
  order by b.noted_at, b.id collate "C" limit ${SLICE}`;
/** Restarts after the last slice. */
const SWEPT = `update balance_listings l set swept_at = e.noted_at, swept_id = e.id
  from (select 1) one left join (select noted_at, id from older order by noted_at desc, id collate "C" desc limit 1) e
    on (select count(*) from older) = ${SLICE}
  where l.provider = $1`;
/** Movements whose result may have changed: a recent change on either side, or an earlier difference. */
const CHANGED = `select about from older
  union select about from balance_transactions where provider = $1 and noted_at >= $2
  union select provider_payment_id from payments where provider = $1 and succeeded_at >= $2
  union select id from subscription_invoices where paid_at >= $2
  union select provider_refund_id from refunds where updated_at >= $2
  union select b.about from refunds r join balance_transactions b on split_part(b.refund_try, ':', 1) = r.id::text
    where r.updated_at >= $2
  union select provider_dispute_id from disputes where provider = $1 and moved_at >= $2
  union select transfer_id from withdrawals
    where provider = $1 and transfer_id is not null and greatest(created_at, sent_at, settled_at) >= $2
  union select about from found_differences where provider = $1 and state <> 'agreed'`;

/** The same as the view `balance_differences`, but only for the few changed keys. */
const THEIRS = `select max(created_at) as at, max(kind) as subject,
    sum(case kind when 'dispute' then amount_cents - fee_cents else amount_cents end)::bigint as cents,
    bool_or(exists (select from refunds r
      where r.id::text = split_part(b.refund_try, ':', 1) and r.status = 'requested')) as is_open
  from balance_transactions b
  where b.provider = $1 and b.about = c.about and kind not in ('company_payout', 'fee')`;
const OURS = `select amount_cents as cents, succeeded_at as at, 'charge' as subject from payments
    where provider = $1 and provider_payment_id = c.about and status = 'succeeded' and purpose <> 'subscription'
  union all
  select i.amount_cents, i.paid_at, 'plan' from subscription_invoices i join subscriptions s on s.id = i.subscription_id
    where s.provider = $1 and i.id = c.about and i.status = 'paid' and i.amount_cents > 0
  union all
  select sum(case r.status when 'settled' then -r.amount_cents else 0 end)::bigint, max(r.updated_at), 'refund'
    from refunds r join payments p on p.id = r.payment_id
    where p.provider = $1 and r.provider_refund_id = c.about and right(r.provider_refund_id, 37) <> ':' || r.id
    group by r.provider_refund_id
  union all
  select -withdrawn_cents - fee_cents, coalesce(closed_at, opened_at), 'dispute' from disputes
    where provider = $1 and provider_dispute_id = c.about
  union all
  select case status when 'failed' then 0 else -amount_cents end, coalesce(settled_at, sent_at, created_at), 'transfer'
    from withdrawals where provider = $1 and transfer_id = c.about`;
const DIFFERENT = `select c.about, coalesce(o.subject, t.subject) as subject,
    case when o.subject is null then 'theirs_only' when t.subject is null then 'ours_only' else 'other_amount' end as kind,
    coalesce(t.cents, 0) as their_cents, coalesce(o.cents, 0) as our_cents, greatest(t.at, o.at) as at
  from changed c join balance_listings l on l.provider = $1
    left join lateral (${THEIRS}) t on true left join lateral (${OURS}) o on true
  where coalesce(t.cents, 0) <> coalesce(o.cents, 0) and not coalesce(t.is_open, false)
    and greatest(t.at, o.at) < l.listed_until - interval '1 hour'`;

/** Runs once a day. An open difference retains its day; `before` is the state when the statement began. */
const COMPARE = {
  name: 'differences-compare',
  text: `with older as materialized (${OLDER}),
      swept as (${SWEPT}),
      changed as materialized (${CHANGED}),
      different as materialized (${DIFFERENT}),
      before as materialized (select about, state from found_differences
        where provider = $1 and about in (select about from changed)),
      agreed as (update found_differences f set agreed_at = $3, state = 'agreed'
        where f.provider = $1 and f.state <> 'agreed' and not exists (select from different d where d.about = f.about)),
      found as (insert into found_differences as f
          (id, provider, about, subject, kind, their_cents, our_cents, at, found_at, state)
        select gen_random_uuid(), $1, about, subject, kind, their_cents, our_cents, at, $3, 'open' from different
        on conflict (provider, about) do update set subject = excluded.subject, kind = excluded.kind,
          their_cents = excluded.their_cents, our_cents = excluded.our_cents, at = excluded.at, state = 'open',
          found_at = case f.state when 'open' then f.found_at else excluded.found_at end, agreed_at = null
        where f.state = 'agreed' or f.their_cents <> excluded.their_cents or f.our_cents <> excluded.our_cents
        returning f.about, f.state, (f.their_cents - f.our_cents)::float8 as "differenceCents")
    select n.about, n.state, n."differenceCents" from found n left join before b on b.about = n.about
    where b.state is distinct from 'open' order by n.about`,
};
const FIND = {
  name: 'difference-find',
  text: `select about, state, (their_cents - our_cents)::float8 as "differenceCents"
    from found_differences where id = $1 for update`,
};
const EXPLAIN = {
  name: 'difference-explain',
  text: `update found_differences set explanation = $2, explained_by = $3, explained_at = $4, state = 'explained' where id = $1`,
};

export class SqlDifferences implements Differences {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  compare(provider: LedgerProvider, since: Date, at: Date): Promise<readonly Found[]> {
    return this.sql.rows<Found>(COMPARE, [provider, since, at]);
  }

  find(id: string): Promise<Found | null> {
    return this.sql.row<Found>(FIND, [id]);
  }

  async explain(id: string, { reason, by, at }: Explanation): Promise<void> {
    await this.sql.rows(EXPLAIN, [id, reason, by, at]);
  }
}
