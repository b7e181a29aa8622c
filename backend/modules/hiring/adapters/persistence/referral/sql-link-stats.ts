import type { UserId } from '#kernel/ids.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type { LinkDay, LinkStatsReader } from '#modules/hiring/application/referral/link-stats.ts';

/** `$1` whose links, `$2` now, `$3` how many days. Reads `users` of identity: a visitor who signed up afterward. */
const BY_DAY: Statement = {
  name: 'link-stats-by-day',
  text: `with span as (
      select d::date as day from generate_series(
        ($2::timestamptz at time zone 'UTC')::date - ($3::int - 1), ($2::timestamptz at time zone 'UTC')::date, '1 day') d
    ), since as (
      select (min(day)::timestamp at time zone 'UTC') as at from span
    ), happened as (
      select (v.first_visited_at at time zone 'UTC')::date as day, 'click' as kind, v.id
        from referral_visits v, since where v.referrer_id = $1 and v.first_visited_at >= since.at
      union
      select (u.created_at at time zone 'UTC')::date, 'sign_up', u.id
        from since, referral_visits v join users u on u.id = v.visitor_id and u.created_at >= v.first_visited_at
        where v.referrer_id = $1 and u.created_at >= since.at
      union
      select (r.created_at at time zone 'UTC')::date, 'referral', r.id
        from referrals r, since where r.source_referrer_id = $1 and r.created_at >= since.at
      union
      select (r.hired_at at time zone 'UTC')::date, 'hire', r.id
        from referrals r, since
        where r.source_referrer_id = $1 and r.hired_at >= since.at and r.is_successful_hire
    )
    select to_char(s.day, 'YYYY-MM-DD') as day,
      count(h.id) filter (where h.kind = 'click')::int as clicks,
      count(h.id) filter (where h.kind = 'sign_up')::int as "signUps",
      count(h.id) filter (where h.kind = 'referral')::int as referrals,
      count(h.id) filter (where h.kind = 'hire')::int as hires
    from span s left join happened h on h.day = s.day group by s.day order by s.day`,
};

export class SqlLinkStats implements LinkStatsReader {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  byDay(referrerId: UserId, now: Date, days: number): Promise<readonly LinkDay[]> {
    return this.sql.rows<LinkDay>(BY_DAY, [referrerId, now, days]);
  }
}
