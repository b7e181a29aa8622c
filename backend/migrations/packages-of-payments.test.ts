import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectTestDatabase, type TestConnection } from '#testing/database/test-database.ts';
import { PackagesOfPayments } from './2026-11-29-12-packages-of-payments.ts';

let client: TestConnection['client'];
let drop: TestConnection['drop'];
beforeAll(async () => {
  ({ client, drop } = await connectTestDatabase());
});
afterAll(() => drop());

const BEFORE = `with person as (
    insert into users (id, email, first_name, last_name, user_type, referral_code, created_at, updated_at)
    values (gen_random_uuid(), 'boss@example.com', 'Bo', 'Ss', 'employer', 'ABCD1234', now(), now()) returning id)
  insert into payments (id, employer_id, purpose, status, lines, amount_cents, created_at, updated_at)
  select gen_random_uuid(), id, purpose, 'requires_payment',
    jsonb_build_array(jsonb_build_object('kind', purpose, 'label', label, 'amountCents', cents)), cents, now(), now()
  from person, (values ('job_post', 'Job post: Featured', 9900), ('job_boost', 'Boost: One week', 2900),
    ('job_post', 'Job post: Gone', 1000), ('bonus', 'Referral bonus', 50000)) as paid (purpose, label, cents)`;

it('payments of posts and boosts get the package in their label, and other payments none', async () => {
  await client.query(BEFORE);
  const migration: PackagesOfPayments = Reflect.construct(PackagesOfPayments, [{}, {}]);
  migration.up();
  for (const query of migration.getQueries()) if (typeof query === 'string') await client.query(query);
  const { rows } = await client.query(`select d.lines -> 0 ->> 'label' as label, p.name
    from payments d left join job_posting_packages p on p.id = d.package_id order by 1`);
  expect(rows).toEqual([
    { label: 'Boost: One week', name: 'One week' },
    { label: 'Job post: Featured', name: 'Featured' },
    { label: 'Job post: Gone', name: null },
    { label: 'Referral bonus', name: null },
  ]);
});
