import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { connectTestDatabase, type TestConnection } from '#testing/database/test-database.ts';
import { OPEN_PAYMENTS } from './billing-statements.ts';

let client: TestConnection['client'];
let drop: TestConnection['drop'];
let employer: string;

beforeAll(async () => {
  ({ client, drop } = await connectTestDatabase());
});
beforeEach(async () => {
  employer = newId();
  await client.query(
    `insert into users (id, email, first_name, last_name, user_type, referral_code, created_at, updated_at)
    values ($1, $2, 'Bo', 'Ss', 'employer', $3, now(), now())`,
    [employer, `${employer}@example.com`, employer.slice(-8).toUpperCase()],
  );
  await client.query(
    `insert into subscriptions (id, user_id, plan, status, monthly_price_cents, provider, created_at, updated_at)
    values (gen_random_uuid(), $1, 'pro', 'active', 9900, 'sandbox', now(), now())`,
    [employer],
  );
});
afterAll(() => drop());

async function pay(status: string, purpose = 'hire', times = 1): Promise<readonly string[]> {
  const { rows } = await client.query<{ id: string }>(
    `insert into payments (id, employer_id, purpose, status, lines, amount_cents, provider, succeeded_at, created_at, updated_at)
    select gen_random_uuid(), $1, $2, $3::text, '[]', 9900, 'sandbox', case when $3::text = 'succeeded' then now() end,
      now() + n * interval '1 minute', now() from generate_series(1, $4::int) n returning id`,
    [employer, purpose, status, times],
  );
  return rows.map(({ id }) => id);
}

async function planInvoice(id: string): Promise<void> {
  await client.query(
    `insert into subscription_invoices (id, subscription_id, user_id, plan, reason, status, amount_cents, tries, period_start,
      period_end, created_at, paid_at)
    select $1, id, user_id, 'pro', 'first', 'paid', 9900, 1, now(), now(), now(), now() from subscriptions where user_id = $2`,
    [id, employer],
  );
}

async function payPlan(invoice: string, payment: string | undefined): Promise<void> {
  await client.query('update subscription_invoices set payment_id = $2 where id = $1', [invoice, payment]);
}

async function issue(kind: 'payment' | 'plan', sources: readonly (string | undefined)[]): Promise<void> {
  await client.query(
    `insert into invoices (id, series, number, kind, source_kind, source_id, provider, employer_id, payment_id, lines,
      total_cents, tax_cents, seller, bill_to, po_number, language, occurred_at, issued_at)
    select gen_random_uuid(), 'TEST-INV', (select count(*) from invoices) + row_number() over (), 'invoice', $2::text, source,
      'sandbox', $1, case when $2::text = 'payment' then source::uuid end, '[]', 9900, 0, '{}', '{}', '', 'en', now(), now()
    from unnest($3::text[]) source`,
    [employer, kind, sources],
  );
}

async function open(): Promise<readonly string[]> {
  const { rows } = await client.query<{ id: string; invoice: unknown }>(OPEN_PAYMENTS.text, [
    employer,
    null,
    null,
    20,
  ]);
  expect(rows.filter(({ invoice }) => invoice !== null)).toEqual([]);
  return rows.map(({ id }) => id);
}

it('a payment is open until its invoice is issued, unless it is canceled', async () => {
  const [unpaid] = await pay('failed');
  const [paid] = await pay('succeeded');
  await pay('canceled');
  expect(new Set(await open())).toEqual(new Set([unpaid, paid]));
  await issue('payment', [paid]);
  expect(await open()).toEqual([unpaid]);
  await client.query(`update payments set status = 'canceled' where id = $1`, [unpaid]);
  expect(await open()).toEqual([]);
});

it('the payment of a plan is open until the invoice of its month, regardless of which is made first', async () => {
  const [before, after] = await pay('succeeded', 'subscription', 2);
  await planInvoice('in_before');
  await planInvoice('in_after');
  await payPlan('in_before', before);
  expect(new Set(await open())).toEqual(new Set([before, after]));
  await issue('plan', ['in_before', 'in_after']);
  expect(await open()).toEqual([after]);
  await payPlan('in_after', after);
  expect(await open()).toEqual([]);
});

it('the list of open payments reads no payment that has an invoice', async () => {
  await issue('payment', await pay('succeeded', 'hire', 2_000));
  const [unpaid] = await pay('requires_payment');
  await client.query('vacuum analyze payments');
  expect(await open()).toEqual([unpaid]);
  const { rows } = await client.query(`explain (analyze, format json) ${OPEN_PAYMENTS.text}`, [
    employer,
    null,
    null,
    20,
  ]);
  const plan = JSON.stringify(rows);
  expect(plan).toContain('"Index Name":"payments_uninvoiced"');
  const removed = [...plan.matchAll(/"Rows Removed by \w+(?: \w+)?":(\d+)/g)].map(([, count]) =>
    Number(count),
  );
  expect(Math.max(0, ...removed)).toBeLessThan(10);
});
