import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { statementsOf, type RanStatement } from '#testing/database/explain.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { signUpEmployer, signUpReferrer, signUpWorker, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { ok } from '../../testing/product-fixture.ts';
import { FRAMING_JOB } from '../../testing/sample-calls.ts';

/** Every tenth belongs to the three people, so that nearly every page of the table has a row of theirs. */
const ROWS = 30_000;
const OWN = 10;
/** Their three thousand rows are on more than a thousand pages. A hundred answers are read with their own pages. */
const MOST_PAGES = 900;

const REFERRALS = `insert into referrals (id, job_id, employer_id, referrer_id, worker_id, worker_name, worker_phone, source, status, hired_at,
    completed_at, verification_status, payout_schedule, created_at, updated_at)
  select gen_random_uuid(), $1, case when n % ${OWN} = 0 then $2::uuid else gen_random_uuid() end,
    case when n % ${OWN} = 0 then $3::uuid else gen_random_uuid() end,
    case when n % ${OWN} = 0 and status = 'rejected' then $4::uuid end, 'Bo Li', '+1512' || lpad(n::text, 7, '0'), 'referral', status,
    at, at, case when n % 100 = 0 then 'expired' else 'verified' end,
    '[{"percent": 100, "days": 30}]', at, at
  from (select n, timestamptz '2026-01-01' + n * interval '1 minute' as at,
      (array['completed', 'submitted', 'rejected'])[1 + n / ${OWN} % 3] as status
    from generate_series(1, ${ROWS}) n) r`;

const ANSWERS = `insert into referral_status_changes (id, referral_id, at, from_status, to_status, actor_id)
  select gen_random_uuid(), id, created_at + interval '1 hour', 'submitted', status, employer_id from referrals where status <> 'submitted'`;

let app: TestApplication;
let client: pg.Client;
let people: Readonly<Record<'employer' | 'referrer' | 'worker', SignedUp>>;

beforeAll(async () => {
  app = await startTestApplication();
  people = {
    employer: await signUpEmployer(app),
    referrer: await signUpReferrer(app),
    worker: await signUpWorker(app),
  };
  const { id: job } = ok(await people.employer.client.post('/api/jobs', FRAMING_JOB));
  client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  await client.query('set session_replication_role = replica');
  await client.query(REFERRALS, [job, people.employer.id, people.referrer.id, people.worker.id]);
  await client.query(ANSWERS);
  await client.query('vacuum analyze');
}, 120_000);
afterAll(async () => {
  await client?.end();
  await app.stop();
});

interface Explained {
  readonly 'QUERY PLAN': readonly [
    { readonly Plan: Readonly<Record<'Shared Hit Blocks' | 'Shared Read Blocks', number>> },
  ];
}

/** The pages that a statement reads, each as often as it is read. */
async function pagesOf({ statement, values }: RanStatement): Promise<number> {
  const text = `explain (analyze, buffers, format json) ${statement.text}`;
  const { rows } = await client.query<Explained>(text, [...values]);
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  if (!plan) throw new Error('PostgreSQL gave no plan');
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
}

it.each([
  ['employer', '/api/employer-stats', 'employer-figures'],
  ['employer', '/api/employer-referrals?limit=5', 'employer-referrals-count'],
  ['employer', '/api/employer-referrals?limit=5&unconfirmed=true', 'employer-referrals-count-unconfirmed'],
  ['referrer', '/api/user/tier', 'reward-referral-counts'],
  ['referrer', '/api/referrer-stats', 'reward-referral-counts'],
  ['worker', '/api/worker-stats', 'application-stats'],
  ['referrer', '/api/completed-referrals?limit=5', 'reward-completed-referrals'],
] as const)(
  'the figures that the %s reads at %s come from an index, not from the rows',
  async (reader, path, name) => {
    const ran = await statementsOf(app.application.sql, async () => {
      expect((await people[reader].client.get(path)).status).toBe(200);
    });
    const counted = ran.find(({ statement }) => statement.name === name);
    if (!counted)
      throw new Error(`${path} does not run ${name}: ${ran.map((one) => one.statement.name).join()}`);
    expect(await pagesOf(counted)).toBeLessThan(MOST_PAGES);
  },
);

it('a search of referrals reads the titles of the jobs once', async () => {
  const ran = await statementsOf(app.application.sql, async () => {
    const path = '/api/employer-referrals?limit=5&q=framing&status=rejected';
    expect((await people.employer.client.get(path)).body).toHaveLength(5);
  });
  const counted = ran.find(({ statement }) => statement.name.startsWith('employer-referrals-count'));
  const { rows } = await client.query<Record<'QUERY PLAN', string>>(
    `explain (analyze, costs off) ${counted?.statement.text}`,
    [...(counted?.values ?? [])],
  );
  const read = rows.map((row) => row['QUERY PLAN']).filter((line) => line.includes(' on jobs sj'));
  expect(read.join('\n')).toMatch(/loops=1\b/);
});
