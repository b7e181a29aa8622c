import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId, type UserId } from '#kernel/ids.ts';
import { IdentityBilledParties } from '../../adapters/identity/identity-billed-parties.ts';
import { SqlBillingProfiles } from '../../adapters/persistence/invoicing/sql-billing-profiles.ts';
import { BillingFixture } from '../../testing/billing-fixture.ts';
import { IssueInvoices, type IssueInvoicesNeeds } from './issue-invoices.ts';
import type { TaxCalculator } from './tax-calculator.ts';

const PAID = {
  name: 'test-paid',
  text: `with paid as (insert into payments (id, employer_id, purpose, status, lines, amount_cents, provider,
      provider_payment_id, succeeded_at, created_at, updated_at)
    values ($1::uuid, $2, 'offer', 'succeeded', $3, $4, 'sandbox', 'pi_' || $1::text, $5, $5, $5) returning id)
    insert into invoice_queue (source_kind, source_id, occurred_at) select 'payment', id::text, $5 from paid`,
};
const REFUNDED = {
  name: 'test-refunded',
  text: `with back as (insert into refunds (id, payment_id, position, amount_cents, status, created_at, updated_at)
    values ($1, $2, $3, $4, 'requested', $5, $5) returning id)
    insert into invoice_queue (source_kind, source_id, occurred_at) select 'refund', id::text, $5 from back`,
};
const ISSUED = {
  name: 'test-issued',
  text: `select series, number::float8 as number, total_cents::float8 as total, tax_cents::float8 as tax, issued_at as at
    from invoices where employer_id = $1 order by occurred_at, id`,
};
const COUNTERS = {
  name: 'test-counters',
  text: `select series, last_number::float8 as last from invoice_counters where last_number > 0 order by series`,
};
const TAX_BALANCES = {
  name: 'test-tax-balances',
  text: `select type, balance_cents::float8 as cents from ledger_balances
    where type in ('tax_payable', 'tax_expense') and provider = 'sandbox' order by type`,
};

const WAITING = {
  name: 'test-waiting',
  text: `select count(*)::integer as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`,
};
const QUEUED = { name: 'test-queued', text: 'select source_id from invoice_queue' };

describe('invoices', () => {
  let fixture: BillingFixture;
  beforeAll(async () => {
    fixture = await BillingFixture.open();
  });
  afterAll(() => fixture.stop());

  const lines = (cents: number) =>
    JSON.stringify([{ kind: 'platform_fee', label: 'Platform fee', amountCents: cents }]);
  async function paid(employerId: UserId, cents: number, at: string): Promise<string> {
    const id = newId();
    await fixture.sql.rows(PAID, [id, employerId, lines(cents), cents, at]);
    return id;
  }
  const issued = (employerId: UserId) =>
    fixture.sql.rows<{ series: string; number: number; total: number; tax: number }>(ISSUED, [employerId]);
  const numbers = async (employerId: UserId) => (await issued(employerId)).map(({ number }) => number);
  const last = async () => {
    const rows = await fixture.sql.rows<{ series: string; last: number }>(COUNTERS);
    return Object.fromEntries(rows.map((row) => [row.series, row.last]))['TEST-INV'] ?? 0;
  };

  function issuer(change: Partial<IssueInvoicesNeeds> = {}): IssueInvoices {
    return new IssueInvoices({
      unitOfWork: fixture.unitOfWork,
      store: fixture.parts.invoices,
      parties: new IdentityBilledParties(fixture.outside.accounts),
      profiles: new SqlBillingProfiles(fixture.sql),
      tax: fixture.parts.providers.tax,
      ledger: fixture.parts.billing.ledger,
      taskQueue: fixture.work,
      events: fixture.work,
      seller: fixture.platform.settings.seller,
      clock: fixture.platform.clock,
      ...change,
    });
  }

  it('invoices are numbered in order of time without a gap, even by parallel issuers', async () => {
    const employer = await fixture.user('employer');
    const before = await last();
    const days = Array.from(
      { length: 24 },
      (_, day) => `2026-10-${String(day + 1).padStart(2, '0')}T12:00:00Z`,
    );
    for (const day of days.toSorted(() => Math.random() - 0.5)) await paid(employer, 25_00, day);
    await Promise.all(Array.from({ length: 8 }, () => issuer().run()));
    expect(await numbers(employer)).toEqual(days.map((_, index) => before + index + 1));
    expect(await last()).toBe(before + days.length);
    expect(await issuer().run()).toBe(0);
  });

  it('an invoice is issued once if its source is queued again while two issuers run', async () => {
    const employer = await fixture.user('employer');
    const before = await last();
    const at = '2026-10-01T12:00:00Z';
    const id = await paid(employer, 25_00, at);
    const [booked, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const publish = async () => {
      booked.resolve();
      await goOn.promise;
    };
    const first = issuer({ events: { publish } }).run();
    await booked.promise;
    const asked = fixture.parts.invoices.await({ kind: 'payment', id }, new Date(at));
    const second = issuer().run();
    await expect.poll(async () => (await fixture.sql.row<{ n: number }>(WAITING))?.n).toBe(2);
    goOn.resolve();
    await Promise.all([first, second, asked]);
    await issuer().run();
    expect(await numbers(employer)).toEqual([before + 1]);
    expect([await last(), await fixture.sql.rows(QUEUED)]).toEqual([before + 1, []]);
  });

  it('an invoice that cannot be issued loses no number and blocks no other', async () => {
    const employer = await fixture.user('employer');
    const before = await last();
    for (const day of ['01', '02', '03']) await paid(employer, 25_00, `2026-10-${day}T12:00:00Z`);
    let tries = 0;
    const publish = async () => {
      tries += 1;
      if (tries === 1) throw new Error('The database has gone');
    };
    await expect(issuer({ events: { publish } }).run()).rejects.toThrow('The database has gone');
    expect(await numbers(employer)).toEqual([before + 1, before + 2]);
    await fixture.advance(1);
    expect((await numbers(employer)).toSorted((a, b) => a - b)).toEqual([before + 1, before + 2, before + 3]);
  });

  it.each([
    ['update invoices set total_cents = 1', /never changed/],
    ['delete from invoices', /never changed/],
    ['truncate invoices cascade', /never changed/],
  ])('an issued invoice cannot be altered: %s', async (text, message) => {
    await paid(await fixture.user('employer'), 25_00, '2026-10-01T12:00:00Z');
    await issuer().run();
    await expect(fixture.sql.rows({ name: `test ${text}`, text })).rejects.toThrow(message);
  });

  it('the tax of an invoice is owed, and its credit notes take exactly that back', async () => {
    const employer = await fixture.user('employer');
    const tax: TaxCalculator = {
      calculate: async () => ({ taxCents: 8_25, reference: 'taxcalc_1' }),
      declare: async () => 'tax_1',
      takeBack: async () => 'tax_2',
      restore: async () => 'tax_3',
    };
    const payment = await paid(employer, 100_01, '2026-10-01T12:00:00Z');
    for (const [index, cents] of [33_33, 33_34, 33_34].entries()) {
      const at = `2026-10-0${index + 2}T12:00:00Z`;
      await fixture.sql.rows(REFUNDED, [newId(), payment, index + 1, cents, at]);
    }
    await issuer({ tax }).run();
    const [invoice, ...notes] = await issued(employer);
    expect(invoice).toMatchObject({ series: 'TEST-INV', total: 100_01, tax: 8_25 });
    expect(notes.map(({ series }) => series)).toEqual(['TEST-CN', 'TEST-CN', 'TEST-CN']);
    expect(notes.reduce((sum, note) => sum + note.tax, 0)).toBe(8_25);
    expect(await fixture.sql.rows(TAX_BALANCES)).toEqual([
      { type: 'tax_expense', cents: 0 },
      { type: 'tax_payable', cents: 0 },
    ]);
  });

  it('invoices and their credit notes wait while the tax service is down', async () => {
    const employer = await fixture.user('employer');
    const away = async () => Promise.reject(new Error('Away'));
    const tax: TaxCalculator = { calculate: away, declare: away, takeBack: away, restore: away };
    const payment = await paid(employer, 50_00, '2026-10-01T12:00:00Z');
    await fixture.sql.rows(REFUNDED, [newId(), payment, 1, 50_00, '2026-10-02T12:00:00Z']);
    await expect(issuer({ tax }).run()).rejects.toThrow('Away');
    expect(await issued(employer)).toEqual([]);
    await fixture.advance(1);
    expect((await issued(employer)).map(({ series }) => series)).toEqual(['TEST-INV', 'TEST-CN']);
  });
});
