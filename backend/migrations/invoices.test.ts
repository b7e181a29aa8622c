import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectTestDatabase, type TestConnection } from '#testing/database/test-database.ts';
import { Invoices } from './2026-11-24-60-invoices.ts';

let client: TestConnection['client'];
let drop: TestConnection['drop'];
beforeAll(async () => {
  ({ client, drop } = await connectTestDatabase());
});
afterAll(() => drop());

/** A payment that was half refunded, an unpaid one, and a month of a plan. */
const BEFORE = `with person as (
    insert into users (id, email, first_name, last_name, user_type, referral_code, created_at, updated_at)
    values (gen_random_uuid(), 'boss@example.com', 'Bo', 'Ss', 'employer', 'ABCD1234', now(), now()) returning id),
  payment as (insert into payments (id, employer_id, purpose, status, lines, amount_cents, provider, succeeded_at,
      created_at, updated_at)
    select gen_random_uuid(), id, 'hire', status, '[]', 5000, 'sandbox', at::timestamptz, now(), now()
    from person, (values ('succeeded', '2026-03-02'), ('failed', null)) as p (status, at) returning id, status),
  back as (insert into refunds (id, payment_id, position, amount_cents, status, created_at, updated_at)
    select gen_random_uuid(), id, 1, 2500, 'settled', '2026-03-05', now() from payment where status = 'succeeded'),
  plan as (insert into subscriptions (id, user_id, plan, status, monthly_price_cents, provider, created_at, updated_at)
    select gen_random_uuid(), id, 'pro', 'active', 9900, 'sandbox', now(), now() from person returning id, user_id)
  insert into subscription_invoices (id, subscription_id, user_id, plan, reason, status, amount_cents, tries, period_start,
    period_end, created_at, paid_at)
  select 'in_' || status, id, user_id, 'pro', 'first', status, 9900, 1, now(), now(), now(), at::timestamptz
  from plan, (values ('paid', '2026-03-01'), ('open', null)) as i (status, at)`;

const TABLES = ['tax_declarations', 'invoice_queue', 'invoices', 'invoice_counters', 'billing_profiles'];

it('earlier charges and returns join the queue in the order of their days', async () => {
  await client.query(BEFORE);
  await client.query(`drop table ${TABLES.join(', ')}`);
  await client.query('drop function invoices_are_final');
  await client.query(`delete from ledger_accounts where type = 'tax_expense'`);
  await client.query(`delete from ledger_account_types where type = 'tax_expense'`);
  await client.query(`delete from ledger_kinds where kind = 'tax_owed'`);
  const migration: Invoices = Reflect.construct(Invoices, [{}, {}]);
  migration.up();
  for (const query of migration.getQueries()) if (typeof query === 'string') await client.query(query);
  const queue = await client.query(
    `select source_kind as kind, is_history as history, to_char(occurred_at at time zone 'UTC', 'MM-DD') as day
      from invoice_queue order by occurred_at`,
  );
  expect(queue.rows).toEqual([
    { kind: 'plan', history: true, day: '03-01' },
    { kind: 'payment', history: true, day: '03-02' },
    { kind: 'refund', history: true, day: '03-05' },
  ]);
});
