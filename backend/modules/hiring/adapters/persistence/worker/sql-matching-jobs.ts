import type { UserId } from '#kernel/ids.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type { MatchingJob, MatchingJobs, Suiting } from '#modules/hiring/application/worker/job-matches.ts';

/** The expressions of the index `jobs_open_place`. */
const TOWN = `lower(btrim(split_part(j.location, ',', 1)))`;
const STATE = `lower(btrim(split_part(j.location, ',', 2)))`;

/** As `isSamePlace` of the domain. */
const HERE = `(${TOWN} = $2 and ($3 = '' or ${STATE} in ('', $3)))`;

/**
 * Candidates are the newest of the town and the newest of all, by index: a skill is looked for in those, so that the
 * answer takes the same time however many jobs there are. `$5` shows any of them: nothing is known of the worker.
 */
const MATCHING_JOBS: Statement = {
  name: 'jobs-matching-worker',
  text: `select j.id, j.title, j.company, j.description, j.location, j.pay_rate as "payRate", j.schedule,
      dollars(j.referral_bonus_cents) as "referralBonus", j.is_urgent as "isUrgent", j.requirements,
      j.required_skills as "requiredSkills", iso(j.created_at) as "createdAt"
    from (
      select j.id, j.created_at, ${HERE} as here,
        (j.title || ' ' || j.description) ilike any ($4::text[]) as skilled
      from (
        (select * from jobs j where j.is_active and ${TOWN} = $2 order by j.created_at desc, j.id desc limit 300)
        union
        (select * from jobs j where j.is_active order by j.created_at desc, j.id desc limit 1000)
      ) j
      where j.employer_id <> $1
    ) fit
    join jobs j on j.id = fit.id
    where (fit.here or fit.skilled or $5::boolean)
      and not exists (select from referrals r where r.worker_id = $1 and r.job_id = fit.id)
    order by fit.here desc, fit.skilled desc, fit.created_at desc, fit.id desc
    limit $6`,
};

export class SqlMatchingJobs implements MatchingJobs {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  of(worker: UserId, { location, skills }: Suiting, limit: number): Promise<readonly MatchingJob[]> {
    const [town = '', state = ''] = (location ?? '').split(',').map((part) => part.trim().toLowerCase());
    const named = skills.filter((skill) => skill.trim() !== '');
    const patterns = named.map((skill) => `%${skill.trim().replace(/[\\%_]/g, String.raw`\$&`)}%`);
    const isUnknown = town === '' && patterns.length === 0;
    // No job has this town: an empty one would fit those without a place.
    const values = [worker, town || '\u{10FFFF}', state, patterns, isUnknown, limit];
    return this.sql.rows<MatchingJob>(MATCHING_JOBS, values);
  }
}
