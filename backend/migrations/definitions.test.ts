import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrateDatabase } from '#platform/persistence/migrate.ts';
import { connectTestDatabase, type TestConnection } from '#testing/database/test-database.ts';

let url: string;
let client: TestConnection['client'];
let drop: TestConnection['drop'];
beforeEach(async () => {
  ({ url, client, drop } = await connectTestDatabase());
});
afterEach(() => drop());

const OLD_JOBS = `with employer as (
    insert into users (id, email, first_name, last_name, user_type, referral_code, created_at, updated_at)
    values (gen_random_uuid(), 'old@example.com', 'Old', 'Hand', 'employer', 'ABCD1234', now(), now()) returning id)
  insert into jobs (id, employer_id, title, company, description, location, pay_rate, schedule, created_at, updated_at)
  select gen_random_uuid(), employer.id, 'Stonemason', 'Company', 'Lay stone.', 'Austin, TX', '', 'full-time', now(), now()
  from employer, generate_series(1, $1::int)`;
const MARKED = `select count(*)::int as jobs from jobs where search_words @@ '''s/full'''::tsquery`;

it('renews the marks of all jobs when what marks them has changed', async () => {
  await client.query(`create or replace function job_marks(job jobs) returns text[] language sql immutable
    return array['c/' || job.category]`);
  await client.query(OLD_JOBS, [2100]);
  await client.query(`update sql_definitions set text_hash = 'of the release before', release = 1`);
  expect((await client.query(MARKED)).rows).toEqual([{ jobs: 0 }]);
  await migrateDatabase(url);
  expect((await client.query(MARKED)).rows).toEqual([{ jobs: 2100 }]);
}, 60_000);

it('marks a job anew whatever is changed of it', async () => {
  await client.query(OLD_JOBS, [1]);
  const { rows } = await client.query<{
    name: string;
  }>(`select column_name as name from information_schema.columns
    where table_name = 'jobs' and data_type = 'text'`);
  for (const { name } of rows) {
    await client.query('begin');
    await client.query(`create or replace function job_marks(job jobs) returns text[] language sql immutable
      return array['x/' || coalesce(job.${name}::text, '')]`);
    await client.query(`update jobs set ${name} = ${name} where id = (select id from jobs limit 1)`);
    const marked = await client.query(`select id from jobs where search_words::text like '%x/%'`);
    expect(marked.rows, name).toHaveLength(1);
    await client.query('rollback');
  }
});
