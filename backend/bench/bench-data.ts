import pg from 'pg';

export const JOBS = 100_000;
export const EMPLOYERS = 5_000;
/** Referrals whose status can be changed once each; half of them for each server. */
const REFERRALS = 60_000;
const OWNERS_JOBS = 3_000;
export const BENCH_PASSWORD = 'bench-hammer-and-nails';

export interface BenchData {
  readonly jobIds: readonly string[];
  readonly referralIds: readonly string[];
  /** The employer who owns every referral. */
  readonly ownerId: string;
  readonly ownerEmail: string;
}

const USERS = `insert into users (id, email, password_hash, first_name, last_name, user_type, role_chosen_at, phone,
    referral_code, created_at, updated_at)
  select gen_random_uuid(), 'employer' || n || '@bench.test', $1, 'Employer', 'Number' || n, 'employer', now(),
    '+1512' || lpad(n::text, 7, '0'), upper(lpad(to_hex(n), 8, '0')), now(), now()
  from generate_series(1, ${EMPLOYERS}) n`;

const JOB_ROWS = `insert into jobs (id, employer_id, title, company, description, location, pay_rate, pay_amount_cents,
    pay_period, pay_hourly_cents, schedule, category, referral_bonus_cents, created_at, updated_at)
  select gen_random_uuid(), u.id, 'Journeyman ' || n, 'Company ' || (n % ${EMPLOYERS}),
    'Residential and light commercial work with a steady crew. Bring your own hand tools; we supply the rest.',
    'Austin, TX', '$30/hour', 3000, 'hour', 3000, 'full-time',
    (array['electrical', 'plumbing', 'carpentry', 'painting', 'roofing', 'hvac', 'concrete', 'drywall'])[1 + n % 8],
    50000, now() - n * interval '30 seconds', now()
  from generate_series(1, ${JOBS}) n
  join (select id, row_number() over (order by email) as place from users) u on u.place = 1 + n % ${EMPLOYERS}`;

/**
 * Twenty referrals for each job, which is realistic: with all on one job, the planner would expect as many
 * for every job.
 */
const OWNERS_JOB_ROWS = `insert into jobs (id, employer_id, title, company, description, location, pay_rate, schedule,
    is_active, created_at, updated_at)
  select gen_random_uuid(), $1, 'Earlier job ' || n, 'Company', 'Filled.', 'Austin, TX', '$30/hour', 'full-time',
    false, now() - interval '1 year', now()
  from generate_series(1, ${OWNERS_JOBS}) n`;

const REFERRAL_ROWS = `insert into referrals (id, job_id, employer_id, referrer_id, worker_name, worker_phone, source,
    status, payout_schedule, bonus_cents, status_changed_at, created_at, updated_at)
  select gen_random_uuid(), j.id, $1, $2, 'Worker ' || n, '+1737' || lpad(n::text, 7, '0'), 'referral', 'submitted',
    '[{"percent": 25, "days": 30}, {"percent": 75, "days": 60}]', 50000, now(), now(), now()
  from generate_series(1, ${REFERRALS}) n
  join (select id, row_number() over (order by id) as place from jobs where employer_id = $1 and not is_active) j
    on j.place = 1 + n % ${OWNERS_JOBS}`;

/** Without these, the planner would expect every employer to own all referrals. */
const OTHERS_REFERRAL_ROWS = `insert into referrals (id, job_id, employer_id, referrer_id, worker_name, worker_phone, source,
    status, payout_schedule, bonus_cents, status_changed_at, created_at, updated_at)
  select gen_random_uuid(), j.id, j.employer_id, $1, 'Worker ' || n, '+1806' || lpad(n::text, 7, '0'), 'referral',
    'submitted', '[{"percent": 25, "days": 30}, {"percent": 75, "days": 60}]', 50000, now(), now(), now()
  from (select id, employer_id, row_number() over (order by id) as n from jobs where is_active order by id limit ${JOBS / 5}) j
  where j.employer_id <> $2`;

async function texts(client: pg.Client, sql: string, values: unknown[] = []): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(sql, values);
  return rows.map(({ id }) => id);
}

/** Fills a migrated database; all users have the same password. */
export async function fillBenchDatabase(url: string, passwordHash: string): Promise<BenchData> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(USERS, [passwordHash]);
    await client.query(JOB_ROWS);
    const [ownerId = '', referrerId = ''] = await texts(
      client,
      'select id from users order by email limit 2',
    );
    await client.query(OWNERS_JOB_ROWS, [ownerId]);
    await client.query(REFERRAL_ROWS, [ownerId, referrerId]);
    await client.query(OTHERS_REFERRAL_ROWS, [referrerId, ownerId]);
    await client.query('vacuum analyze');
    const owner = await client.query<{ email: string }>('select email from users where id = $1', [ownerId]);
    return {
      ownerId,
      ownerEmail: owner.rows[0]?.email ?? '',
      jobIds: await texts(client, 'select id from jobs where is_active order by random() limit 20000'),
      referralIds: await texts(client, 'select id from referrals where employer_id = $1 order by id', [
        ownerId,
      ]),
    };
  } finally {
    await client.end();
  }
}
