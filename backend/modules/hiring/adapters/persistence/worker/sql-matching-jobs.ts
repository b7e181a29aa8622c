import type { UserId } from '#kernel/ids.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type { MatchingJob, MatchingJobs, Suiting } from '#modules/hiring/application/worker/job-matches.ts';

/** The expressions of the index `jobs_open_place`. */
const TOWN = `lower(btrim(split_part(j.location, ',', 1)))`;
const STATE = `lower(btrim(split_part(j.location, ',', 2)))`;

/** The same rule as `isSamePlace` of the domain. */
const HERE = `(${TOWN} = $2 and ($3 = '' or ${STATE} in ('', $3)))`;

/** From the worker's place, where both are known. */
const MILES = `miles_between(j.latitude, j.longitude, $5, $6)`;

const NEWEST = 'order by j.created_at desc, j.id desc';

/**
 * Candidates are the newest of the town, of the cells around it, of the trades, and of all, each by an index, so that the
 * answer takes the same time however many jobs there are. Where a trade is known, jobs of other families are left out. `$12`
 * shows any of them: nothing is known of the worker.
 */
const MATCHING_JOBS: Statement = {
  name: 'jobs-matching-worker',
  text: `select j.id, j.title, j.company, j.description, j.location, j.category, j.pay_rate as "payRate", j.schedule,
      dollars(j.referral_bonus_cents) as "referralBonus", j.is_urgent as "isUrgent", j.requirements,
      j.required_skills as "requiredSkills", iso(j.created_at) as "createdAt", fit.trade as "isTrade",
      fit.own as "isOwnTrade", fit.miles as distance
    from (
      select j.id, j.created_at, ${MILES} as miles, (${HERE} or coalesce(${MILES} <= $8, false)) as near,
        j.category = any ($9::text[]) or coalesce(lower(j.title) ~ $11, false) as own,
        j.category = any ($9::text[] || $10::text[]) or coalesce(lower(j.title) ~ $11, false) as trade,
        (j.title || ' ' || j.description) ilike any ($4::text[]) as skilled,
        j.category = any ($13::text[]) as family
      from (
        (select * from jobs j where j.is_active and ${TOWN} = $2 ${NEWEST} limit 300)
        union
        (select n.* from unnest($7::integer[]) as c(cell) cross join lateral
          (select * from jobs j where j.is_active and j.cell = c.cell ${NEWEST} limit 100) n)
        union
        (select n.* from unnest($9::text[] || $10::text[]) as t(trade) cross join lateral
          (select * from jobs j where j.is_active and j.category = t.trade ${NEWEST} limit 300) n)
        union
        (select * from jobs j where j.is_active ${NEWEST} limit 1000)
      ) j
      where j.employer_id <> $1
    ) fit
    join jobs j on j.id = fit.id
    where ($12::boolean or fit.trade
        or ((fit.near or fit.skilled) and ($11::text is null or $13::text[] is null or fit.family)))
      and not exists (select from referrals r where r.worker_id = $1 and r.job_id = fit.id)
    order by fit.trade desc, fit.near desc, fit.own desc, fit.skilled desc, fit.created_at desc, fit.id desc
    limit $14`,
};

export class SqlMatchingJobs implements MatchingJobs {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  of(
    worker: UserId,
    { location, skills, trades, around, reach }: Suiting,
    limit: number,
  ): Promise<readonly MatchingJob[]> {
    const [town = '', state = ''] = (location ?? '').split(',').map((part) => part.trim().toLowerCase());
    const named = skills.filter((skill) => skill.trim() !== '');
    const patterns = named.map((skill) => `%${skill.trim().replace(/[\\%_]/g, String.raw`\$&`)}%`);
    const isUnknown = town === '' && patterns.length === 0;
    return this.sql.rows<MatchingJob>(MATCHING_JOBS, [
      worker,
      // No job has this town: an empty one would fit those without a place.
      town || '\u{10FFFF}',
      state,
      patterns,
      around?.latitude ?? null,
      around?.longitude ?? null,
      around?.cells ?? [],
      reach,
      trades.own,
      trades.close,
      trades.titled,
      isUnknown,
      trades.family,
      limit,
    ]);
  }
}
