import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectTestDatabase, type TestConnection } from '#testing/database/test-database.ts';
import { UndeliveredAddOns } from './2026-11-23-61-undelivered-add-ons.ts';

let client: TestConnection['client'];
let drop: TestConnection['drop'];
beforeAll(async () => {
  ({ client, drop } = await connectTestDatabase());
});
afterAll(() => drop());

/** A hire that earned an undelivered drug test, an I-9 that was rejected, and a delivered report. */
const BEFORE = `with person as (
    insert into users (id, email, first_name, last_name, user_type, referral_code, created_at, updated_at)
    values (gen_random_uuid(), 'boss@example.com', 'Bo', 'Ss', 'employer', 'ABCD1234', now(), now()) returning id),
  job as (insert into jobs (id, employer_id, title, company, description, location, pay_rate, schedule, created_at, updated_at)
    select gen_random_uuid(), id, '', '', '', '', '', '', now(), now() from person returning id, employer_id),
  referral as (insert into referrals (id, job_id, employer_id, worker_name, worker_phone, source, payout_schedule, status,
      hired_at, created_at, updated_at)
    select gen_random_uuid(), job.id, employer_id, '', '+15125550100', 'link', '[]', 'hired', now(), now(), now() from job
    returning id, job_id, employer_id),
  payment as (insert into payments (id, employer_id, purpose, status, lines, amount_cents, succeeded_at, created_at, updated_at)
    select gen_random_uuid(), employer_id, 'hire', 'succeeded', '[]', 17500, now(), now(), now() from referral returning id),
  owed as (insert into obligations (id, referral_id, job_id, employer_id, kind, amount_cents, state, live_key, payment_id,
      created_at, updated_at)
    select gen_random_uuid(), r.id, r.job_id, r.employer_id, kind, cents, state, kind, payment.id, now(), now()
    from referral r, payment, (values ('drug_test', 5000, 'committed'), ('i9_verification', 7500, 'delivered'),
      ('background_check', 5000, 'delivered')) as o (kind, cents, state) returning id),
  addons as (insert into service_addons (id, referral_id, employer_id, worker_name, addon_type, price_cents, status, paid_at,
      completed_at, created_at, updated_at)
    select gen_random_uuid(), r.id, r.employer_id, '', kind, 5000, status, now(), done, now(), now()
    from referral r, (values ('drug_test', 'pending', null), ('i9_verification', 'pending', null),
      ('background_check', 'completed', now())) as a (kind, status, done) returning id),
  moved as (insert into ledger_transactions (id, kind, reference, referral_id, occurred_at)
    select gen_random_uuid(), kind, kind, id, now() from referral, (values ('charge_succeeded'), ('hire_committed')) as k (kind)
    returning id, kind)
  insert into ledger_entries (transaction_id, account, amount_cents)
  select moved.id, account, cents from moved, person,
    lateral (values ('charge_succeeded', 'provider_clearing', -17500),
      ('charge_succeeded', 'employer_held:' || person.id, 17500), ('hire_committed', 'employer_held:' || person.id, -17500),
      ('hire_committed', 'revenue:add_on', 17500)) as e (kind, account, cents)
  where e.kind = moved.kind`;

async function migrate(): Promise<void> {
  const migration: UndeliveredAddOns = Reflect.construct(UndeliveredAddOns, [{}, {}]);
  migration.up();
  for (const query of migration.getQueries()) {
    if (typeof query === 'string') await client.query(query);
  }
}

it('earned add-ons without a delivery are held again, only once', async () => {
  await client.query(BEFORE);
  await migrate();
  await migrate();
  const states = await client.query('select kind, state from obligations order by kind');
  expect(states.rows).toEqual([
    { kind: 'background_check', state: 'delivered' },
    { kind: 'drug_test', state: 'held' },
    { kind: 'i9_verification', state: 'held' },
  ]);
  const held = await client.query(
    `select account like 'employer_held:%' as is_held, sum(amount_cents)::integer as cents
      from ledger_entries where account <> 'provider_clearing' group by 1 order by 1`,
  );
  expect(held.rows).toEqual([
    { is_held: false, cents: 5000 },
    { is_held: true, cents: 12_500 },
  ]);
});
