import { afterAll, beforeAll, expect, it } from 'vitest';
import { isSuccessfulHire, REFERRAL_STATUSES } from '#contract/hiring/vocabulary/referral-status.ts';
import { connectTestDatabase, type TestConnection } from '#testing/database/test-database.ts';
import { SuccessfulHire } from './2026-11-22-02-successful-hire.ts';

let client: TestConnection['client'];
let drop: TestConnection['drop'];

const ONE_OF_EACH = `with person as (
    insert into users (id, email, first_name, last_name, user_type, referral_code, created_at, updated_at)
    values (gen_random_uuid(), 'boss@example.com', 'Bo', 'Ss', 'employer', 'ABCD1234', now(), now()) returning id),
  job as (insert into jobs (id, employer_id, title, company, description, location, pay_rate, schedule, created_at, updated_at)
    select gen_random_uuid(), id, '', '', '', '', '', '', now(), now() from person returning id, employer_id)
  insert into referrals (id, job_id, employer_id, worker_name, worker_phone, source, payout_schedule, status, hired_at,
    completed_at, created_at, updated_at)
  select gen_random_uuid(), job.id, employer_id, '', status, 'link', '[]', status, now(), now(), now(), now()
  from job, unnest($1::text[]) status`;
const HIRES_OF_ONE = `explain select count(*) from referrals
  where referrer_id = '00000000-0000-4000-8000-000000000000' and is_successful_hire`;

beforeAll(async () => {
  ({ client, drop } = await connectTestDatabase());
  await client.query(ONE_OF_EACH, [REFERRAL_STATUSES]);
});
afterAll(() => drop());

/** Adds the column again, as a server of this version does. */
async function migrate(version: string): Promise<void> {
  await client.query('alter table referrals drop column is_successful_hire');
  const migration: SuccessfulHire = Reflect.construct(SuccessfulHire, [{}, {}]);
  migration.up();
  for (const query of migration.getQueries()) {
    if (typeof query !== 'string') continue;
    await client.query(query.replace(`current_setting('server_version_num')`, `'${version}'`));
  }
}

it.each(['150000', '180000'])(
  'the column counts the same hires as the product, on a server of version %s',
  async (version) => {
    await migrate(version);
    const { rows } = await client.query('select status, is_successful_hire as hired from referrals');
    expect(rows).toHaveLength(REFERRAL_STATUSES.length);
    for (const { status, hired } of rows) expect([status, hired]).toEqual([status, isSuccessfulHire(status)]);
  },
);

it.each(['150000', '180000'])(
  'an index finds the hires of one referrer, on a server of version %s',
  async (version) => {
    await migrate(version);
    await client.query('set enable_seqscan = off');
    const { rows } = await client.query(HIRES_OF_ONE);
    expect(JSON.stringify(rows)).toMatch(/referrals_(counted_)?hires\b/);
  },
);

it('a condition on the column is planned as its expression, since version 18', async () => {
  await migrate('180000');
  const planned = async (condition: string) =>
    (
      await client.query(
        `explain select count(*) from referrals where hired_at >= '2026-01-01' and ${condition}`,
      )
    ).rows;
  expect(await planned('is_successful_hire')).toEqual(await planned(`status in ('hired', 'completed')`));
});

it('keywords unknown to an older server appear only in a string that it never runs', () => {
  const migration: SuccessfulHire = Reflect.construct(SuccessfulHire, [{}, {}]);
  migration.up();
  for (const query of migration.getQueries())
    expect(JSON.stringify(query).replaceAll(/execute \$column\$[^$]*\$column\$/g, '')).not.toMatch(
      /\bvirtual\b/,
    );
});
