import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectTestDatabase, type TestConnection } from '#testing/database/test-database.ts';
import { UninvoicedPayments } from './2026-12-03-32-uninvoiced-payments.ts';

let client: TestConnection['client'];
let drop: TestConnection['drop'];
beforeAll(async () => {
  ({ client, drop } = await connectTestDatabase());
  await client.query(BEFORE);
  await client.query(EARLIER);
});
afterAll(() => drop());

const BEFORE = `alter table payments drop column has_invoice;
  drop trigger invoices_of_payments on invoices;
  drop trigger subscription_invoices_paid on subscription_invoices`;

/** Two paid hires, a failed one, and a canceled one, and the charges of two months. Each kind has one with an invoice. */
const EARLIER = `with person as (
    insert into users (id, email, first_name, last_name, user_type, referral_code, created_at, updated_at)
    values (gen_random_uuid(), 'boss@example.com', 'Bo', 'Ss', 'employer', 'ABCD1234', now(), now()) returning id),
  paid as (insert into payments (id, employer_id, purpose, status, lines, amount_cents, provider, provider_payment_id, succeeded_at,
      created_at, updated_at)
    select gen_random_uuid(), id, purpose, status, '[]', 9900, 'sandbox', name, case when status = 'succeeded' then now() end, now(), now()
    from person, (values ('billed', 'hire', 'succeeded'), ('new', 'hire', 'succeeded'), ('failed', 'hire', 'failed'),
      ('canceled', 'hire', 'canceled'), ('billed month', 'subscription', 'succeeded'), ('new month', 'subscription', 'succeeded'))
      p (name, purpose, status) returning id, employer_id, provider_payment_id as name),
  plan as (insert into subscriptions (id, user_id, plan, status, monthly_price_cents, provider, created_at, updated_at)
    select gen_random_uuid(), id, 'pro', 'active', 9900, 'sandbox', now(), now() from person returning id, user_id),
  months as (insert into subscription_invoices (id, subscription_id, user_id, plan, reason, status, amount_cents, tries, period_start,
      period_end, created_at, paid_at, payment_id)
    select 'in_' || paid.name, plan.id, user_id, 'pro', 'first', 'paid', 9900, 1, now(), now(), now(), now(), paid.id
    from plan, paid where paid.name like '% month')
  insert into invoices (id, series, number, kind, source_kind, source_id, provider, employer_id, payment_id, lines, total_cents,
    tax_cents, seller, bill_to, po_number, language, occurred_at, issued_at)
  select gen_random_uuid(), 'TEST-INV', row_number() over (), 'invoice', case name when 'billed' then 'payment' else 'plan' end,
    case name when 'billed' then id::text else 'in_' || name end, 'sandbox', employer_id, case name when 'billed' then id end, '[]',
    9900, 0, '{}', '{}', '', 'en', now(), now()
  from paid where name like 'billed%'`;

function statements(): readonly string[] {
  const migration: UninvoicedPayments = Reflect.construct(UninvoicedPayments, [{}, {}]);
  migration.up();
  return migration.getQueries().filter((query) => typeof query === 'string');
}

async function migrate(): Promise<void> {
  for (const text of statements()) await client.query(text);
}

it('earlier payments with an invoice have one after the migration, and the others do not', async () => {
  for (let times = 0; times < 2; times += 1) {
    await migrate();
    const { rows } = await client.query(
      `select provider_payment_id as name from payments where has_invoice order by 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual(['billed', 'billed month']);
  }
});

it('an invoice that was issued while earlier payments were read counts after the last step', async () => {
  await migrate();
  await client.query(`update payments set has_invoice = false`);
  await client.query(statements().at(-1) ?? '');
  const { rows } = await client.query(`select 1 from payments where has_invoice`);
  expect(rows).toHaveLength(2);
});
