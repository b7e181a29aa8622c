import type { Sql } from '#platform/persistence/sql.ts';
import { MODERATION_ACTIONS } from '#contract/moderation/vocabulary/decisions.ts';
import { REPORT_REASONS } from '#contract/moderation/vocabulary/reports.ts';
import type { ModerationMonth } from '#contract/moderation/index.ts';
import type { Transparency } from '#modules/moderation/application/transparency.ts';

const within = (column: string): string => `${column} >= m.starts and ${column} < m.ends`;
/** Counts every value, including values with zero rows. */
const counted = (
  table: string,
  column: string,
  values: readonly string[],
): string => `(select json_object_agg(v.value, v.count)
    from (select value, count(r.id)::int as count from unnest(array['${values.join(`', '`)}']) value
      left join ${table} r on r.${column} = value and ${within('r.created_at')} group by value) v)`;

/** `$1` how many months, `$2` now. */
const MONTHS = {
  name: 'moderation-transparency',
  text: `select to_char(m.starts at time zone 'UTC', 'YYYY-MM') as month, reported.reports, reported.withdrawn as "withdrawnReports",
      ${counted('content_reports', 'reason_category', REPORT_REASONS)} as "reportsByReason",
      ${counted('moderation_actions', 'action', MODERATION_ACTIONS)} as decisions,
      (select round((percentile_cont(0.5) within group (order by extract(epoch from c.decided_at - c.created_at)) / 3600)::numeric, 1)::float8
        from moderation_cases c where c.status = 'decided' and ${within('c.decided_at')}) as "medianHours",
      (select count(*)::int from moderation_appeals p where ${within('p.created_at')}) as appeals,
      answered.granted as "appealsGranted", answered.denied as "appealsDenied"
    from (select (date_trunc('month', $2::timestamptz at time zone 'UTC') - make_interval(months => back)) at time zone 'UTC' as starts,
        (date_trunc('month', $2::timestamptz at time zone 'UTC') - make_interval(months => back - 1)) at time zone 'UTC' as ends
      from generate_series(0, $1::int - 1) back) m
    cross join lateral (select count(*)::int as reports, count(*) filter (where r.status = 'withdrawn')::int as withdrawn
      from content_reports r where ${within('r.created_at')}) reported
    cross join lateral (select count(*) filter (where p.status = 'overturned')::int as granted,
        count(*) filter (where p.status = 'upheld')::int as denied
      from moderation_appeals p where p.answered_at is not null and ${within('p.answered_at')}) answered
    order by m.starts desc`,
};

export class SqlTransparency implements Transparency {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async months(count: number, now: Date): Promise<readonly ModerationMonth[]> {
    return this.sql.rows<ModerationMonth>(MONTHS, [count, now]);
  }
}
