import { REVENUE_SOURCES } from '#contract/billing/vocabulary/ledger/ledger.ts';
import { sqlList } from '#platform/persistence/sql-list.ts';

/**
 * The revenue accounts of the ledger. It is a plain list, because equality uses the index under any
 * collation. The accounts' owner is $1 in totals and $3 in growth.
 */
const REVENUE = sqlList(REVENUE_SOURCES.map((source) => `revenue:${source}`));
const camelCase = (source: string): string =>
  source.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());
const BY_SOURCE = REVENUE_SOURCES.map((source) => `'${camelCase(source)}', dollars(earned.${source})`).join(
  ', ',
);
const SUMS = REVENUE_SOURCES.map(
  (source) => `coalesce(sum(balance_cents) filter (where source = '${source}'), 0)::bigint as ${source}`,
).join(', ');

export const TOTALS = {
  name: 'admin-totals',
  text: `select
      (select json_object_agg(type, coalesce(found.count, 0))
        from unnest(array['referrer', 'employer', 'worker', 'admin']) as type
        left join (select user_type, count(*) from users where deleted_at is null group by user_type) found
          on found.user_type = type) as "usersByType",
      (select count(*)::int from jobs where is_active) as "activeJobs",
      (select count(*)::int from referrals) as "totalReferrals",
      (select count(*)::int from referrals where is_successful_hire) as hires,
      dollars(earned.total) as revenue,
      json_build_object(${BY_SOURCE}) as "revenueBySource",
      (select json_build_object('count', count(*), 'amount', dollars(coalesce(sum(amount_cents), 0)::bigint))
        from payments where status in ('requires_payment', 'processing', 'failed')) as "pendingPayments"
    from (select coalesce(sum(balance_cents), 0)::bigint as total, ${SUMS}
      from ledger_accounts where code in ${REVENUE} and provider = $1) earned`,
};

/**
 * Per day or month in UTC: $1 the unit, $2 how many, $3 now. Each source is read once, by its index, from the first
 * instant shown. `growth` itself has no gaps.
 */
function growth(unit: 'day' | 'month', format: string): { name: string; text: string } {
  const per = (at: string): string => `date_trunc('${unit}', ${at} at time zone 'UTC')`;
  return {
    name: `admin-growth-${unit}`,
    text: `with periods as (
        select p as starts from generate_series(
          ${per('$2::timestamptz')} - ($1::int - 1) * interval '1 ${unit}', ${per('$2::timestamptz')},
          interval '1 ${unit}') as p
      ), span as (select min(starts) at time zone 'UTC' as since from periods
      ), joined as (
        select ${per('created_at')} as starts, count(*)::int as count from users
        where created_at >= (select since from span) group by 1
      ), referred as (
        select ${per('created_at')} as starts, count(*)::int as count from referrals
        where created_at >= (select since from span) group by 1
      ), hired as (
        select ${per('hired_at')} as starts, count(*)::int as count from referrals
        where is_successful_hire and hired_at >= (select since from span) group by 1
      ), earned as (
        select date_trunc('${unit}', d.day::timestamp) as starts, sum(d.cents)::bigint as cents
        from ledger_accounts a join ledger_account_days d on d.account_id = a.id
        where a.code in ${REVENUE} and a.provider = $3 and d.day >= (select min(starts) from periods)::date group by 1
      )
      select to_char(p.starts, '${format}') as period, coalesce(joined.count, 0) as "newUsers",
        coalesce(referred.count, 0) as referrals, coalesce(hired.count, 0) as hires,
        dollars(coalesce(earned.cents, 0)) as revenue
      from periods p
      left join joined using (starts) left join referred using (starts) left join hired using (starts)
      left join earned using (starts)
      order by p.starts`,
  };
}

export const GROWTH = { day: growth('day', 'YYYY-MM-DD'), month: growth('month', 'YYYY-MM') };

export const MESSAGES = {
  name: 'admin-messages',
  text: `select
      (select count(*)::int from outbox_messages where channel = 'email' and at >= since.at) as "emailsToday",
      (select count(*)::int from sms_log where status = 'sent' and created_at >= since.at) as "textsToday",
      (select count(*)::int from sms_log where status = 'held') as "heldTexts",
      (select coalesce(round(sum(cost_micros) / 1000000.0, 2), 0)::numeric(20, 2)::text from sms_log where created_at >= since.at)
        as "textCostToday"
    from (select date_trunc('day', $1::timestamptz at time zone 'UTC') at time zone 'UTC' as at) since`,
};

export const NOTHING = { name: 'admin-nothing', text: 'select 1 as alive' };

export const SCHEMA_VERSION = {
  name: 'admin-schema-version',
  text: `select name from mikro_orm_migrations order by id desc limit 1`,
};
