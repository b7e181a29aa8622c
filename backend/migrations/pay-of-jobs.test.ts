import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectTestDatabase, type TestConnection } from '#testing/database/test-database.ts';
import { migrateDatabase } from '#platform/persistence/migrate.ts';

let client: TestConnection['client'];
let drop: TestConnection['drop'];
let url: string;
beforeAll(async () => {
  ({ url, client, drop } = await connectTestDatabase());
});
afterAll(() => drop());

/** More than one batch, with the pay as it was once misread. */
const MISREAD = `with employer as (
    insert into users (id, email, first_name, last_name, user_type, referral_code, created_at, updated_at)
    values (gen_random_uuid(), 'old@example.com', 'Old', 'Hand', 'employer', 'ABCD1234', now(), now()) returning id)
  insert into jobs (id, employer_id, title, company, description, location, pay_rate, pay_amount_cents, pay_max_cents,
    pay_period, pay_hourly_cents, schedule, created_at, updated_at)
  select gen_random_uuid(), employer.id, 'Framer', 'Company', 'Frame.', 'Austin, TX', rate, 120000, 120000, 'hour', 120000,
    'full-time', now(), now()
  from employer, generate_series(1, 700), unnest(array['$1,200/week (40 hours)', '$65,000 a year', 'DOE']) rate`;

it('the pay of every job is read again, and the search finds each job by it', async () => {
  await client.query(MISREAD);
  await client.query(`delete from mikro_orm_migrations where name = '2026-11-28-94-pay-of-jobs'`);
  await migrateDatabase(url);
  const { rows } =
    await client.query(`select pay_rate as rate, pay_amount_cents::int as amount, pay_period as period,
      pay_hourly_cents::int as hourly, count(*)::int as jobs, bool_and('p/30' = any (tsvector_to_array(search_words))) as "isFoundBy30"
    from jobs group by 1, 2, 3, 4 order by 1`);
  expect(rows).toEqual([
    {
      rate: '$1,200/week (40 hours)',
      amount: 1_200_00,
      period: 'week',
      hourly: 30_00,
      jobs: 700,
      isFoundBy30: true,
    },
    {
      rate: '$65,000 a year',
      amount: 65_000_00,
      period: 'year',
      hourly: 31_25,
      jobs: 700,
      isFoundBy30: true,
    },
    { rate: 'DOE', amount: null, period: null, hourly: null, jobs: 700, isFoundBy30: false },
  ]);
}, 60_000);
