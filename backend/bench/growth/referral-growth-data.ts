import pg from 'pg';
import { SUCCESSFUL_HIRE_STATUSES } from '#contract/hiring/vocabulary/referral-status.ts';
import { addPeople, EMPLOYER, largeShare, REFERRER, WORKER, WORKER_PHONE } from './growth-people.ts';
import { idAt, idOf, textOfId } from './growth-ids.ts';
import { withoutIndexes } from './without-indexes.ts';

const HIRES = SUCCESSFUL_HIRE_STATUSES.map((status) => `'${status}'`).join(', ');
const REFERRALS_OF_JOB = 20;
const JOBS_OF_EMPLOYER = 10;
const REFERRALS_OF_REFERRER = 20;
/** The rows of every size are spread over these two years, so a larger table has more rows a day. */
const SPAN = `interval '730 days'`;
const JOB = '100';
/** Jobs of the employer with the large share. */
const LARGE_JOB = '101';
/** One of its jobs. */
export const ASKED_JOB = textOfId(LARGE_JOB, 1);
/** The worker has one in ten of as many as the others with a large share have. */
const WORKERS_PART = 10;

const JOB_COLUMNS = `id, employer_id, title, company, description, location, pay_rate, pay_amount_cents, pay_period,
  pay_hourly_cents, schedule, category, referral_bonus_cents, is_active, latitude, longitude, created_at, updated_at`;

/** `$1` is how many. The newest tenth is open. */
function jobs(kind: string, employer: string): string {
  return `insert into jobs (${JOB_COLUMNS})
    select ${idOf(kind, 'n')}, ${employer}, (array['Journeyman Electrician', 'Service Plumber', 'Finish Carpenter',
        'Interior Painter', 'Roofing Crew Leader', 'HVAC Installer', 'Concrete Finisher', 'Drywall Hanger'])[1 + n % 8],
      'Company ' || n / ${JOBS_OF_EMPLOYER}, 'Residential and light commercial work with a steady crew.', 'Austin, TX',
      '$30/hour', 3000, 'hour', 3000, 'Full-time', (array['electrical', 'plumbing', 'carpentry', 'painting', 'roofing',
        'hvac', 'concrete', 'drywall'])[1 + n % 8], 50000, n <= 1 + $1::int / 10, 30.27, -97.74,
      now() - n * ${SPAN} / $1::int, now()
    from generate_series(1, $1::int) n`;
}

/** `$1` is the number of referrals, `$2` the distance between two of a large share, `$3` the number of referrers, `$4` the statuses. */
const REFERRALS = `insert into referrals (id, job_id, employer_id, referrer_id, worker_id, worker_name, worker_phone,
    worker_email, relationship, consent_at, source, status, status_changed_at, previous_status, rejection_reason, hired_at,
    completed_at, ratings_asked_at, verification_status, verified_at, bonus_cents, payout_schedule, created_at, updated_at)
  select ${idAt('200', 'd.at', 'd.n')}, d.job_id, d.employer_id, d.referrer_id, case when d.is_worker then '${WORKER}'::uuid end,
    (array['Bo', 'Luis', 'Mary', 'Pat', 'Rosa', 'Sam', 'Tom', 'Vera', 'Will', 'Zoe'])[1 + d.n % 10] || ' '
      || (array['Adams', 'Baker', 'Castillo', 'Diaz', 'Evans', 'Flores', 'Garcia', 'Hill', 'Ibarra', 'Jones', 'King', 'Lopez',
        'Moore'])[1 + d.n % 13],
    case when d.is_worker then '${WORKER_PHONE}' else '+1' || (2000000000 + d.n) end,
    case when not d.is_worker then 'w' || d.n || '@work.test' end, 'Worked together', d.at,
    case when d.is_worker then 'quick_apply' else 'referral' end, d.status, d.at + interval '1 day',
    case when d.status = 'rejected' then (array['submitted', 'contacted', 'interviewing'])[1 + d.n % 3] end,
    case when d.status = 'rejected' then 'experience' end,
    case when d.status in (${HIRES}) then d.at + interval '10 days' end,
    case when d.status = 'completed' then d.at + interval '90 days' end,
    case when d.status in (${HIRES}) then d.at + interval '90 days' end,
    case when d.confirms < 0.9 then 'verified' else 'expired' end, case when d.confirms < 0.9 then d.at end,
    50000, '[{"percent": 25, "days": 30}, {"percent": 75, "days": 60}]', d.at, d.at
  from (select n, is_worker, now() - n * ${SPAN} / $1::int as at, random() as confirms,
      case when is_large then ${idOf(LARGE_JOB, `1 + n / $2::int / ${REFERRALS_OF_JOB}`)}
        else ${idOf(JOB, `1 + n / ${REFERRALS_OF_JOB}`)} end as job_id,
      case when is_large then ${idOf(EMPLOYER, '0')}
        else ${idOf(EMPLOYER, `1 + (1 + n / ${REFERRALS_OF_JOB}) / ${JOBS_OF_EMPLOYER}`)} end as employer_id,
      case when is_worker then null when n % $2::int = 1 then ${idOf(REFERRER, '0')}
        else ${idOf(REFERRER, '1 + (n * 7919::bigint % $3::int)::int')} end as referrer_id,
      ($4::text[])[1 + floor(cardinality($4::text[]) * random())::int] as status
    from generate_series(1, $1::int) n
    cross join lateral (select n % $2::int = 0 as is_large, n % ($2::int * ${WORKERS_PART}) = 5 as is_worker) share) d`;

/** The first answer to each referral that has one. */
const ANSWERS = `insert into referral_status_changes (id, referral_id, at, from_status, to_status, actor_id)
  select ${idAt('300', 'created_at', 'row_number() over ()')}, id, created_at + interval '5 hours', 'submitted',
    case when status = 'rejected' then 'rejected' else 'contacted' end, employer_id
  from referrals where status <> 'submitted'`;

/** The tables that `addReferrals` fills. */
export const REFERRAL_TABLES = ['users', 'jobs', 'referrals', 'referral_status_changes'];
/** Two of fifteen wait for an answer, and four are hired. */
const STATUSES = [
  'submitted',
  'contacted',
  'interviewing',
  'offer_sent',
  'hired',
  'completed',
  'completed',
  'completed',
].concat(['rejected', 'rejected', 'rejected', 'rejected', 'rejected', 'submitted', 'contacted']);

/** Adds people, jobs, and referrals. The connection runs no triggers, because the rows satisfy the foreign keys by construction. */
export async function addReferrals(
  client: pg.Client,
  referrals: number,
  statuses: readonly string[],
): Promise<void> {
  const share = largeShare(referrals);
  const referrers = Math.ceil(referrals / REFERRALS_OF_REFERRER);
  const ownJobs = 1 + Math.ceil(referrals / REFERRALS_OF_JOB);
  await addPeople(client, { employers: 1 + Math.ceil(ownJobs / JOBS_OF_EMPLOYER), referrers });
  // Jobs have no readable text without their card.
  await client.query('alter table jobs enable always trigger jobs_write_card');
  await client.query(jobs(JOB, idOf(EMPLOYER, `1 + n / ${JOBS_OF_EMPLOYER}`)), [ownJobs]);
  await client.query(jobs(LARGE_JOB, idOf(EMPLOYER, '0')), [1 + Math.ceil(share / REFERRALS_OF_JOB)]);
  await client.query('alter table jobs enable trigger jobs_write_card');
  await client.query(REFERRALS, [referrals, Math.floor(referrals / share), referrers, statuses]);
  await client.query(ANSWERS);
}

/** Fills a migrated database with that many referrals, of jobs with twenty each. */
export async function fillWithReferrals(url: string, referrals: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`set maintenance_work_mem = '512MB'`);
    await client.query('select setseed(0.5)');
    await client.query(`set session_replication_role = 'replica'`);
    await withoutIndexes(client, REFERRAL_TABLES, () => addReferrals(client, referrals, STATUSES));
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
