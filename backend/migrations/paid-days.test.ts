import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectTestDatabase, type TestConnection } from '#testing/database/test-database.ts';
import { PaidDays } from './2026-11-20-34-paid-days.ts';

let client: TestConnection['client'];
let drop: TestConnection['drop'];

beforeAll(async () => {
  ({ client, drop } = await connectTestDatabase());
});
afterAll(() => drop());

const OLD_JOBS = `with employer as (
    insert into users (id, email, first_name, last_name, user_type, referral_code, created_at, updated_at)
    values (gen_random_uuid(), 'old@example.com', 'Old', 'Hand', 'employer', 'ABCD1234', now(), now()) returning id),
  packages as (select id::text, duration from job_posting_packages)
  insert into jobs (id, employer_id, title, company, description, location, pay_rate, schedule, posting_type, package_id,
    payment_status, paid_at, is_active, created_at, updated_at)
  select gen_random_uuid(), employer.id, title, '', '', '', '', '', type, (select id from packages where duration = days limit 1),
    status, paid_at::timestamptz, status = 'paid' or type = 'free', now(), now()
  from employer, (values ('month', 'paid', 30, 'paid', '2026-03-01T09:00Z'), ('two months', 'paid', 60, 'paid', '2026-03-01T09:00Z'),
    ('unpaid', 'paid', 30, 'pending', null), ('free', 'free', 0, 'none', null)) old (title, type, days, status, paid_at)`;

it('earlier paid posts get the end of their days, and the migration can be repeated', async () => {
  await client.query(OLD_JOBS);
  const migration: PaidDays = Reflect.construct(PaidDays, [{}, {}]);
  for (let attempt = 0; attempt < 2; attempt += 1) {
    migration.reset();
    migration.up();
    for (const query of migration.getQueries()) if (typeof query === 'string') await client.query(query);
  }
  const { rows } =
    await client.query(`select title, to_char(online_until at time zone 'UTC', 'YYYY-MM-DD') as until
    from jobs order by title`);
  expect(rows).toEqual([
    { title: 'free', until: null },
    { title: 'month', until: '2026-03-31' },
    { title: 'two months', until: '2026-04-30' },
    { title: 'unpaid', until: null },
  ]);
}, 60_000);
