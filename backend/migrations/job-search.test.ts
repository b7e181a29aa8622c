import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectTestDatabase, type TestConnection } from '#testing/database/test-database.ts';
import { JobSearch } from './2026-11-20-20-job-search.ts';

let client: TestConnection['client'];
let drop: TestConnection['drop'];

beforeAll(async () => {
  ({ client, drop } = await connectTestDatabase());
});
afterAll(() => drop());

const OLD_JOBS = `with employer as (
    insert into users (id, email, first_name, last_name, user_type, referral_code, created_at, updated_at)
    values (gen_random_uuid(), 'old@example.com', 'Old', 'Hand', 'employer', 'ABCD1234', now(), now()) returning id)
  insert into jobs (id, employer_id, title, company, description, location, pay_rate, schedule, latitude, longitude,
    created_at, updated_at)
  select gen_random_uuid(), employer.id, 'Stonemason', 'Company', 'Lay stone.', 'Austin, TX', '', 'full-time', 30.27, -97.74,
    now(), now()
  from employer, generate_series(1, 2500)`;

it('existing jobs are filled in batches, and the migration can be repeated after a failed attempt', async () => {
  await client.query('alter table jobs disable trigger user');
  await client.query(OLD_JOBS);
  await client.query('alter table jobs enable trigger user');
  await client.query('drop index jobs_search');
  const migration: JobSearch = Reflect.construct(JobSearch, [{}, {}]);
  for (let attempt = 0; attempt < 2; attempt += 1) {
    migration.reset();
    migration.up();
    for (const query of migration.getQueries()) if (typeof query === 'string') await client.query(query);
  }
  const { rows } = await client.query(`select count(*)::int as jobs,
      count(*) filter (where search_words @@ job_query('{mason}', '''g/29902'''))::int as other,
      count(*) filter (where search_words @@ job_query('{stonemason}', '''g/29902'''))::int as found,
      count(distinct (spot, cell))::int as places from jobs`);
  expect(rows).toEqual([{ jobs: 2500, other: 0, found: 2500, places: 1 }]);
  const words = await client.query(`select jobs >= 5 as often from job_vocabulary where word = 'stonemason'`);
  expect(words.rows).toEqual([{ often: true }]);
  const indexes = await client.query(`select count(*)::int as invalid from pg_index where not indisvalid`);
  expect(indexes.rows).toEqual([{ invalid: 0 }]);
}, 60_000);
