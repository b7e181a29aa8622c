// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { BillingProfile } from '#contract/billing/invoicing/billing-profile.ts';
import type { InvoiceRecord } from '#contract/billing/invoicing/invoice.ts';
import { silent, startFakeServer } from '#shared/testing/fake-server.ts';
import { expectToast, fillIn, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { BillTo } from './BillTo.tsx';
import { Invoices } from './Invoices.tsx';

const LIST = 'GET /api/billing/invoices';
const PROFILE = 'GET /api/billing/profile';

const invoice = (id: string, change: Partial<InvoiceRecord> = {}): InvoiceRecord => ({
  id,
  number: `INV-00000${id}`,
  kind: 'invoice',
  lines: [{ kind: 'platformFee', amount: '400.00', count: 1, plan: null }],
  total: '400.00',
  tax: '0.00',
  poNumber: '',
  billedTo: 'Hill Co',
  corrects: null,
  paymentId: null,
  occurredAt: '2026-11-01T12:00:00.000Z',
  issuedAt: '2026-11-01T12:00:01.000Z',
  ...change,
});
const profile: BillingProfile = {
  name: 'Hill Co',
  attention: '',
  street: '',
  city: '',
  region: '',
  postalCode: '',
  country: 'US',
  poNumber: '',
};
const figures = { bonusesPaid: '0.00', platformFees: '0.00', addOns: '0.00' };
const summary = {
  ...figures,
  spend: '75.00',
  refunds: '25.00',
  held: '0.00',
  byMonth: [
    { month: '2026-10', spend: '10.50', refunds: '0.00', ...figures },
    { month: '2026-11', spend: '75.00', refunds: '25.00', ...figures },
  ],
};

function serve() {
  const server = startFakeServer();
  server.answers('GET /api/billing/summary', { body: summary });
  return server;
}
const tiles = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

describe('invoices', () => {
  it('say what each is for, what it corrects, and lead to the paper', async () => {
    const server = serve();
    const lines = [{ kind: 'refund', amount: '25.00', count: 1, plan: null }] as const;
    const note = invoice('2', {
      kind: 'credit_note',
      total: '25.00',
      corrects: 'INV-000001',
      lines: [...lines],
    });
    const plan = invoice('3', {
      tax: '8.25',
      poNumber: 'PO-7',
      lines: [{ kind: 'plan', amount: '99.00', count: 1, plan: 'pro' }],
    });
    server.answers(LIST, { body: [note, plan] });
    await renderPart(<Invoices />);
    const table = await screen.findByRole('table', { name: 'Invoices' });
    expect(within(table).getByText('for INV-000001')).toBeDefined();
    expect(within(table).getByText('-$25')).toBeDefined();
    expect(within(table).getByText('Pro plan')).toBeDefined();
    expect(within(table).getByText('PO-7')).toBeDefined();
    expect(within(table).getByText('$8.25 of it tax')).toBeDefined();
    const paper = within(table).getByRole('link', { name: 'PDF: INV-000003' });
    expect(paper.getAttribute('href')).toBe('/api/billing/invoices/3/pdf');
  });

  it('are shown by month with the figures of the ledger', async () => {
    const server = serve();
    server.answers(LIST, ({ search }) => ({ body: search.get('month') === '2026-10' ? [] : [invoice('1')] }));
    const { user } = await renderPart(<Invoices />);
    await screen.findByRole('table', { name: 'Invoices' });
    await waitFor(() => expect(tiles().join(' ')).toMatch(/\$110\.50.*\$25.*\$85\.50/));
    await user.selectOptions(screen.getByLabelText('Month'), 'October 2026');
    expect(await screen.findByText('Nothing was charged or returned in October 2026.')).toBeDefined();
    expect(tiles().join(' ')).toMatch(/\$10\.50.*\$0.*\$10\.50/);
    const csv = screen.getByRole('link', { name: 'Download CSV' });
    expect(csv.getAttribute('href')).toBe('/api/billing/export.csv?month=2026-10');
    server.answers('GET /api/auth/step-up', { status: 403, body: { message: 'Who are you?' } });
    await user.click(csv);
    await waitFor(() => expect(server.calls('GET /api/auth/step-up')).toHaveLength(1));
  });

  it('that did not load are asked for again, and follow page after page', async () => {
    const server = serve();
    server.answers(LIST, silent);
    const { user } = await renderPart(<Invoices />);
    await screen.findByText("Your invoices didn't load");
    const next = { Link: '</api/billing/invoices?limit=20&cursor=next>; rel="next"' };
    server.answers(LIST, ({ search }) =>
      search.get('cursor') === 'next' ? { body: [invoice('2')] } : { body: [invoice('1')], headers: next },
    );
    await press(user, 'Retry');
    await screen.findByText('INV-000001');
    await press(user, 'Show more');
    expect(await screen.findByText('INV-000002')).toBeDefined();
  });
});

describe('whom invoices are addressed to', () => {
  it('is filled in with what is known, and saved once it is right', async () => {
    const server = serve();
    server.answers(PROFILE, { body: profile });
    const { user } = await renderPart(<BillTo />);
    await screen.findByText('Add an address so your books and your taxes have it.');
    await press(user, 'Edit');
    await fillIn(user, { 'Company or name': '' });
    await press(user, 'Save');
    expect((await screen.findAllByText('Company or name is required')).length).toBeGreaterThan(0);
    const message = "We can't print this character: 👷";
    server.answers('PUT /api/billing/profile', {
      status: 400,
      body: { message, code: 'billing.unprintable', issues: [{ path: 'city', message }] },
    });
    await fillIn(user, { 'Company or name': 'Hill Country', City: 'Austin' });
    await press(user, 'Save');
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    const saved = { ...profile, name: 'Hill Country', city: 'Austin' };
    server.answers('PUT /api/billing/profile', { body: saved });
    server.answers(PROFILE, { body: saved });
    await fillIn(user, { City: 'Austin ' });
    await press(user, 'Save');
    await expectToast('Billing address saved');
    expect(await screen.findByText("Used on invoices from now on. Issued ones don't change.")).toBeDefined();
  });
});
