import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectTestDatabase, type TestConnection } from '#testing/database/test-database.ts';
import { PlanPayments } from './2026-11-28-32-plan-payments.ts';

let client: TestConnection['client'];
let drop: TestConnection['drop'];
beforeAll(async () => {
  ({ client, drop } = await connectTestDatabase());
});
afterAll(() => drop());

/** A month that was paid, one that was not, and one that cost nothing. */
const BEFORE = `with person as (
    insert into users (id, email, first_name, last_name, user_type, referral_code, created_at, updated_at)
    values (gen_random_uuid(), 'boss@example.com', 'Bo', 'Ss', 'employer', 'ABCD1234', now(), now()) returning id),
  plan as (insert into subscriptions (id, user_id, plan, status, monthly_price_cents, provider, created_at, updated_at)
    select gen_random_uuid(), id, 'pro', 'active', 9900, 'stripe', now(), now() from person returning id, user_id)
  insert into subscription_invoices (id, subscription_id, user_id, plan, reason, status, amount_cents, tries, period_start,
    period_end, created_at, paid_at)
  select 'in_' || name, id, user_id, 'pro', 'first', status, cents, 1, now(), now(), now(), at::timestamptz
  from plan, (values ('paid', 'paid', 9900, '2026-03-01T00:00:00Z'), ('open', 'open', 9900, null),
    ('free', 'paid', 0, '2026-03-02T00:00:00Z')) as i (name, status, cents, at)`;

it('earlier charges of plans are listed once with the other payments', async () => {
  await client.query(BEFORE);
  for (let times = 0; times < 2; times += 1) {
    const migration: PlanPayments = Reflect.construct(PlanPayments, [{}, {}]);
    migration.up();
    await client.query('begin');
    for (const query of migration.getQueries()) if (typeof query === 'string') await client.query(query);
    await client.query('commit');
  }
  const { rows } = await client.query(
    `select p.purpose, p.status, p.amount_cents::integer as cents, p.lines, p.provider, p.provider_payment_id as intent,
      to_char(p.created_at at time zone 'UTC', 'MM-DD') as day, i.id as invoice
      from payments p join subscription_invoices i on i.payment_id = p.id`,
  );
  expect(rows).toEqual([
    {
      purpose: 'subscription',
      status: 'succeeded',
      cents: 9900,
      lines: [{ kind: 'subscription', label: 'Pro plan', amountCents: 9900 }],
      provider: 'stripe',
      intent: null,
      day: '03-01',
      invoice: 'in_paid',
    },
  ]);
});
