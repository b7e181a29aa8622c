// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { InvoiceRecord } from '#contract/billing/invoicing/invoice.ts';
import type { PaymentRecord } from '#contract/billing/charging/payment.ts';
import { silent, startFakeServer } from '#shared/testing/fake-server.ts';
import { press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { BillingTab } from './BillingTab.tsx';

const INVOICES = 'GET /api/billing/invoices';
const OPEN = 'GET /api/billing/payments';

const payment = (id: string, change: Partial<PaymentRecord> = {}): PaymentRecord => ({
  id,
  paymentIntentId: null,
  status: 'processing',
  amount: '99.00',
  currency: 'usd',
  clientSecret: null,
  actions: [],
  lines: [],
  description: 'Job post',
  referralId: null,
  workerName: null,
  referrals: [],
  refunded: '0.00',
  invoice: null,
  createdAt: '2026-11-01T12:00:00.000Z',
  paidAt: null,
  ...change,
});
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
  credited: '0.00',
  paymentId: `paid-${id}`,
  referrals: [],
  occurredAt: '2026-11-01T12:00:00.000Z',
  issuedAt: '2026-11-01T12:00:01.000Z',
  ...change,
});
const none = { bonusesPaid: '0.00', platformFees: '0.00', addOns: '0.00', other: '0.00', heldChange: '0.00' };
const SUMMARY = {
  ...none,
  spend: '474.00',
  refunds: '25.00',
  held: '100.00',
  byMonth: [
    { month: '2026-10', ...none, spend: '10.50', refunds: '0.00', other: '10.50' },
    {
      month: '2026-11',
      ...none,
      spend: '474.00',
      refunds: '25.00',
      platformFees: '400.00',
      other: '124.00',
      heldChange: '-50.00',
    },
  ],
};
const refund = invoice('2', {
  kind: 'credit_note',
  lines: [{ kind: 'refund', amount: '25.00', count: 1, plan: null }],
  total: '25.00',
  corrects: 'INV-000001',
  paymentId: 'paid-1',
});
const plan = invoice('3', {
  total: '99.00',
  tax: '8.25',
  poNumber: 'PO-7',
  lines: [{ kind: 'plan', amount: '99.00', count: 1, plan: 'pro' }],
});
const october = invoice('4', {
  total: '10.50',
  lines: [{ kind: 'jobPost', amount: '10.50', count: 1, plan: null }],
  occurredAt: '2026-10-05T12:00:00.000Z',
});

function serve(invoices: readonly InvoiceRecord[], open: readonly PaymentRecord[] = []) {
  const server = startFakeServer();
  server.answers('GET /api/billing/summary', { body: SUMMARY });
  server.answers(OPEN, { body: open });
  server.answers(INVOICES, ({ search }) => {
    const month = search.get('month');
    return { body: invoices.filter(({ occurredAt }) => !month || occurredAt.startsWith(month)) };
  });
  return server;
}

const cents = (text: string | null | undefined): number =>
  Math.round(Number((text ?? '').replaceAll(/[^\d.-]/g, '')) * 100);
const figure = (name: string, within_: HTMLElement = document.body): number => {
  const term = within(within_)
    .getAllByText(name)
    .find(({ tagName }) => tagName === 'DT');
  return cents(term?.parentElement?.querySelector('dd')?.firstElementChild?.textContent);
};
const list = (): HTMLElement => screen.getByRole('table', { name: 'Charges and refunds' });
const rows = (): HTMLElement[] => within(list()).getAllByRole('row').slice(1);

describe('the billing tab', () => {
  it.each([
    ['', 5, 484_50],
    ['November 2026', 4, 474_00],
  ])('the tiles, chart, parts, and list for "%s" add up to the same', async (period, count, spend) => {
    // A payment that was not charged is in none of the sums.
    const unpaid = payment('x', { status: 'requires_payment', amount: '1000.00' });
    serve([invoice('1', { credited: '25.00' }), refund, plan, october], [unpaid]);
    const { user } = await renderPart(<BillingTab />);
    await screen.findByRole('table', { name: 'Charges and refunds' });
    if (period) await user.selectOptions(screen.getByLabelText('Period'), period);
    await waitFor(() => expect(rows()).toHaveLength(count - 1));
    expect(figure('Charged') - figure('Refunded')).toBe(spend);
    const parts = screen.getByRole('region', { name: `What it was for: ${period || 'Last 12 months'}` });
    expect(figure('Spend', parts)).toBe(spend);
    const named = ['Bonuses paid', 'Platform fees', 'Add-on services'];
    const others = ['Letters, posts, plans, and bank returns', 'Change in money on hold'];
    const added = [...named, ...others].map((name) => figure(name, parts));
    expect(added.reduce((sum, part) => sum + part, 0)).toBe(spend);
    const amounts = rows().map((row) => cents(/-?\$[\d,]+(?:\.\d\d)?/.exec(row.textContent ?? '')?.[0]));
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(spend);
    const chart = screen.getByRole('table', { name: 'Spend over the last 12 months', hidden: true });
    const columns = within(chart)
      .getAllByRole('row', { hidden: true })
      .slice(1)
      .filter(({ textContent }) => period === '' || textContent?.startsWith('2026-11'));
    const drawn = columns.map(({ textContent }) => cents(textContent?.slice('2026-11'.length)));
    expect(drawn.reduce((sum, amount) => sum + amount, 0)).toBe(spend);
  });

  it('the list shows each charge once with its papers and each refund with its credit note', async () => {
    const people = [
      { referralId: 'one', workerName: 'Al Fox', amount: '925.00' },
      { referralId: 'two', workerName: 'Bo Li', amount: '940.00' },
    ];
    const single = people.slice(0, 1);
    serve(
      [
        invoice('1', { credited: '25.00', referrals: single }),
        { ...refund, referrals: single },
        { ...plan, referrals: people },
      ],
      [payment('paid-3', { status: 'succeeded', amount: '99.00' })],
    );
    const { user } = await renderPart(<BillingTab />);
    await screen.findByRole('table', { name: 'Charges and refunds' });
    // The payment that just got its invoice is not listed twice.
    expect(rows()).toHaveLength(3);
    const table = within(list());
    expect(table.getByText('Partly refunded')).toBeDefined();
    expect(table.getByText('for INV-000001')).toBeDefined();
    expect(table.getByText('-$25')).toBeDefined();
    expect(table.getByText('Pro plan')).toBeDefined();
    expect(table.getByText('PO PO-7')).toBeDefined();
    expect(table.getByText('$8.25 of it tax')).toBeDefined();
    expect(table.getAllByText('Al Fox', { selector: 'small' })).toHaveLength(2);
    const paper = table.getByRole('link', { name: 'PDF: INV-000003' });
    expect(paper.getAttribute('href')).toBe('/api/billing/invoices/3/pdf');
    const receipt = table.getByRole('link', { name: 'Receipt: INV-000003' });
    expect(receipt.getAttribute('href')).toBe('/api/billing/payments/paid-3/receipt');
    expect(table.queryByRole('link', { name: 'Receipt: INV-000002' })).toBeNull();
    await user.click(table.getByText('2 people'));
    const parts = table.getAllByRole('listitem');
    expect(parts.map(({ textContent }) => textContent)).toEqual(['Al Fox $925', 'Bo Li $940']);
  });

  it('the employer can pay again only for payments that a bank has returned', async () => {
    const returned = payment('a', {
      status: 'requires_payment',
      amount: '925.00',
      actions: ['pay_again'],
      lines: [{ kind: 'returnedPayment', label: 'Returned', amount: '925.00' }],
    });
    const letter = { kind: 'letterFee', label: 'Letter', amount: '25.00' } as const;
    const offer = { ...returned, id: 'b', actions: [], lines: [letter] };
    const server = serve([], [returned, offer, { ...returned, id: 'c', status: 'failed', actions: [] }]);
    server.answers('GET /api/billing/payments/a', {
      body: { ...returned, clientSecret: 'secret', paymentIntentId: 'pi', actions: ['pay', 'pay_again'] },
    });
    server.answers('GET /api/payments/config', { body: { provider: 'sandbox', publishableKey: null } });
    server.answers('GET /api/sandbox-payments/pi', { body: { savedCard: null } });
    const { user } = await renderPart(<BillingTab />);
    expect(await screen.findAllByText('Payment returned by your bank')).toHaveLength(2);
    expect(server.calls(OPEN)[0]?.search.get('open')).toBe('yes');
    const unpaid = screen.getByRole('table', { name: 'Not charged yet' });
    expect(within(unpaid).getAllByRole('button', { name: 'Pay now' })).toHaveLength(1);
    expect(screen.queryByRole('table', { name: 'Charges and refunds' })).toBeNull();
    await press(user, 'Pay now');
    expect(await screen.findByRole('button', { name: 'Pay $925.00' })).toBeDefined();
  });

  it('the employer can load one month, all time, and the next page', async () => {
    const server = serve([october]);
    const { user } = await renderPart(<BillingTab />);
    await screen.findByRole('table', { name: 'Charges and refunds' });
    await waitFor(() => expect(server.calls(INVOICES).at(-1)?.search.get('since')).toBe('2026-10'));
    await user.selectOptions(screen.getByLabelText('Period'), 'November 2026');
    expect(await screen.findByText('Nothing was charged or returned in November 2026.')).toBeDefined();
    const csv = screen.getByRole('link', { name: 'Download CSV' });
    expect(csv.getAttribute('href')).toBe('/api/billing/export.csv?month=2026-11');
    const next = { Link: '</api/billing/invoices?limit=10&cursor=next>; rel="next"' };
    server.answers(INVOICES, ({ search }) =>
      search.get('cursor') === 'next' ? { body: [invoice('2')] } : { body: [invoice('1')], headers: next },
    );
    await user.selectOptions(screen.getByLabelText('Period'), 'All time');
    await screen.findByRole('link', { name: 'PDF: INV-000001' });
    expect(server.calls(INVOICES).at(-1)?.search.get('since')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Spend by month' })).toBeNull();
    await press(user, 'Show more');
    await screen.findByRole('link', { name: 'PDF: INV-000002' });
    expect(rows()).toHaveLength(2);
  });

  it('the tab reloads charges that failed to load', async () => {
    const server = serve([invoice('1')]);
    server.answers(INVOICES, silent);
    const { user } = await renderPart(<BillingTab />);
    await screen.findByText("Your charges didn't load");
    server.answers(INVOICES, { body: [invoice('1')] });
    await press(user, 'Retry');
    expect(await screen.findByRole('link', { name: 'PDF: INV-000001' })).toBeDefined();
  });
});

it('begins with what is due and the last five charges, before what the money was for', async () => {
  const server = startFakeServer();
  server.answers('GET /api/billing/summary', { body: SUMMARY });
  server.answers(OPEN, { body: [] });
  server.answers(INVOICES, { body: [invoice('1')] });
  await renderPart(<BillingTab />);
  const parts = await screen.findByRole('heading', { name: /^Spend/ });
  const charges = document.getElementById('charges') as HTMLElement;
  expect(charges.compareDocumentPosition(parts) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await waitFor(() => expect(server.calls(INVOICES)[0]?.search.get('limit')).toBe('5'));
});
