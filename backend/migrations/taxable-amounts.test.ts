import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectTestDatabase, type TestConnection } from '#testing/database/test-database.ts';
import { TaxableAmounts } from './2026-11-28-60-taxable-amounts.ts';

let client: TestConnection['client'];
let drop: TestConnection['drop'];
beforeAll(async () => {
  ({ client, drop } = await connectTestDatabase());
});
afterAll(() => drop());

/** An invoice with a bonus, and a credit note for a part of it. */
const BEFORE = `with person as (
    insert into users (id, email, first_name, last_name, user_type, referral_code, created_at, updated_at)
    values (gen_random_uuid(), 'boss@example.com', 'Bo', 'Ss', 'employer', 'ABCD1234', now(), now()) returning id),
  document as (select id as employer_id, gen_random_uuid() as invoice_id from person)
  insert into invoices (id, series, number, kind, source_kind, source_id, provider, employer_id, corrects, lines, total_cents,
    tax_cents, seller, bill_to, po_number, language, occurred_at, issued_at)
  select case kind when 'invoice' then invoice_id else gen_random_uuid() end, series, 1, kind, source, 'one', 'sandbox', employer_id,
    case kind when 'invoice' then null else invoice_id end, lines::jsonb, cents, 0, '{}', '{}', '', 'en', now(), now()
  from document, (values
    ('TEST-INV', 'invoice', 'payment', 97500, '[{"kind":"bonus","amountCents":50000},{"kind":"platform_fee","amountCents":47500}]'),
    ('TEST-CN', 'credit_note', 'refund', 95000, '[{"kind":"refund","amountCents":95000}]')) as d (series, kind, source, cents, lines)`;

it('earlier documents state how much of them was taxed, and stay immutable', async () => {
  await client.query('alter table invoices drop column taxable_cents');
  await client.query(BEFORE);
  const migration: TaxableAmounts = Reflect.construct(TaxableAmounts, [{}, {}]);
  migration.up();
  for (const query of migration.getQueries()) if (typeof query === 'string') await client.query(query);
  const { rows } = await client.query(
    'select series, taxable_cents::integer as taxable from invoices order by series desc',
  );
  expect(rows).toEqual([
    { series: 'TEST-INV', taxable: 47_500 },
    { series: 'TEST-CN', taxable: 46_282 },
  ]);
  await expect(client.query('update invoices set taxable_cents = 0')).rejects.toThrow(/never changed/);
});
